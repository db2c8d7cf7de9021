import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.*;
import java.time.format.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.util.*;

/**
 * Compares dates and times with java.time: `java scripts/DateWitness.java COMMAND SEED COUNT`.
 *
 * Random additions to days and to times in zones, differences of days between the years -9999 and 9999, and the seconds around all
 * transitions of all zones from 1970 to 2036 are written in sci's language, answered by one process, and computed by java.time. Prints how
 * many lines were compared, and each that differs. Java may have another version of the tz database; both are printed.
 */
public class DateWitness {
  static final DateTimeFormatter ZONED = DateTimeFormatter.ofPattern("'@'uuuu-MM-dd'T'HH:mm:ssxxxxx'['VV']'");
  static final List<String> texts = new ArrayList<>(), answers = new ArrayList<>();

  static void add(String text, String answer) {
    texts.add(text);
    answers.add(answer);
  }

  /** A day as sci writes it: years before 0 have six digits. */
  static String text(LocalDate day) {
    String rest = String.format("-%02d-%02d", day.getMonthValue(), day.getDayOfMonth());
    return (day.getYear() < 0 ? String.format("@-%06d", -day.getYear()) : String.format("@%04d", day.getYear())) + rest;
  }

  /** The zones of places that the machine's database has too. */
  static List<ZoneId> zones() {
    List<ZoneId> zones = new ArrayList<>();
    for (String name : new TreeSet<>(ZoneId.getAvailableZoneIds()))
      if (name.contains("/") && !name.startsWith("SystemV/") && !name.startsWith("Etc/")
          && Files.exists(Path.of("/usr/share/zoneinfo", name))) zones.add(ZoneId.of(name));
    return zones;
  }

  static void addDays(Random random, int count) {
    LocalDate first = LocalDate.of(-9999, 1, 1);
    int days = (int) ChronoUnit.DAYS.between(first, LocalDate.of(9999, 12, 31));
    for (int i = 0; i < count; i++) {
      LocalDate day = first.plusDays(random.nextInt(days + 1)), other = first.plusDays(random.nextInt(days + 1));
      if (i % 2 == 0) {
        long between = ChronoUnit.DAYS.between(other, day);
        add(text(day) + " - " + text(other), between + (Math.abs(between) == 1 ? " day" : " days"));
        continue;
      }
      int months = random.nextInt(4801) - 2400, more = random.nextInt(20001) - 10000;
      LocalDate end = day.plusMonths(months).plusDays(more);
      if (Math.abs(end.getYear()) > 9999 || Math.abs(day.plusMonths(months).getYear()) > 9999) continue;
      add(text(day) + " + (" + months + ") month + (" + more + ") d", text(end));
    }
  }

  static void addTimes(Random random, List<ZoneId> zones, int count) {
    for (int i = 0; i < count; i++) {
      ZoneId zone = zones.get(random.nextInt(zones.size()));
      ZonedDateTime start = Instant.ofEpochSecond((long) (random.nextDouble() * 2_100_000_000L)).atZone(zone);
      String text = ZONED.format(start);
      if (i % 3 == 0) {
        int seconds = random.nextInt(200_000_001) - 100_000_000;
        add(text + " + (" + seconds + ") s", ZONED.format(start.plusSeconds(seconds)));
      } else if (i % 3 == 1) {
        int months = random.nextInt(49) - 24;
        if (months != 0) add(text + " + ((" + months + ") month)", ZONED.format(earlier(start.plusMonths(months))));
      } else {
        int days = random.nextInt(801) - 400;
        if (days != 0) add(text + " + ((" + days + ") d)", ZONED.format(earlier(start.plusDays(days))));
      }
    }
  }

  /** The first of two times that a clock shows twice, which Temporal takes too; java.time keeps the offset of the start. */
  static ZonedDateTime earlier(ZonedDateTime time) {
    return time.withEarlierOffsetAtOverlap();
  }

  static void addTransitions(List<ZoneId> zones) {
    for (ZoneId zone : zones) {
      Instant instant = Instant.EPOCH;
      while (true) {
        ZoneOffsetTransition next = zone.getRules().nextTransition(instant);
        if (next == null || next.getInstant().getEpochSecond() > 2_114_380_800L) break;
        instant = next.getInstant();
        for (int second = -1; second < 2; second++) {
          Instant near = instant.plusSeconds(second);
          add("@" + near + " to " + zone, ZONED.format(near.atZone(zone)));
        }
      }
    }
  }

  public static void main(String[] words) throws Exception {
    Random random = new Random(Long.parseLong(words[1]));
    int count = Integer.parseInt(words[2]);
    List<ZoneId> zones = zones();
    addDays(random, count / 2);
    addTimes(random, zones, count / 2);
    addTransitions(zones);
    Path input = Files.createTempFile("dates", ".txt");
    Files.write(input, texts, StandardCharsets.UTF_8);
    Process process = new ProcessBuilder(words[0]).redirectInput(input.toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    int wrong = 0, line = 0;
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String found; (found = output.readLine()) != null; line++) {
        if (line < answers.size() && found.equals(answers.get(line))) continue;
        if (wrong++ < 20 && line < answers.size())
          System.out.println(texts.get(line) + "\n  Java: " + answers.get(line) + "\n  sci:  " + found);
      }
    }
    Files.delete(input);
    System.out.println(line + " of " + texts.size() + " compared, " + wrong + " differ; seed " + words[1] + ", "
        + zones.size() + " zones, tz database of Java " + java.time.zone.ZoneRulesProvider.getVersions("Europe/London").lastKey());
    System.exit(wrong == 0 && line == texts.size() ? 0 : 1);
  }
}
