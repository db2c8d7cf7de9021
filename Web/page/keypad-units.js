// The units between which the keypad converts: by kind, as the engine reads them and in words.

/**
 * @typedef {object} Kind
 * @property {string} name what is measured
 * @property {string} [reciprocal] the unit that is large where the others are small
 * @property {[string, string, string][]} units what the engine reads, the sign, and the name of each unit; the first two are chosen at first
 */

/** @type {Record<string, Kind>} */
export const kinds = {
  length: {
    name: "Length",
    units: [
      ["mi", "mi", "miles"], ["km", "km", "kilometres"], ["m", "m", "metres"], ["cm", "cm", "centimetres"], ["mm", "mm", "millimetres"],
      ["µm", "µm", "micrometres"], ["in", "in", "inches"], ["ft", "ft", "feet"], ["yd", "yd", "yards"], ["nmi", "nmi", "nautical miles"],
      ["au", "au", "astronomical units"], ["ly", "ly", "light years"],
    ],
  },
  mass: {
    name: "Weight",
    units: [
      ["lb", "lb", "pounds"], ["kg", "kg", "kilograms"], ["g", "g", "grams"], ["mg", "mg", "milligrams"], ["tonne", "t", "tonnes"],
      ["ounce", "oz", "ounces"], ["stone", "st", "stones"], ["ton", "ton", "tons of 2,000 pounds"],
      ["long ton", "long ton", "tons of 2,240 pounds"],
    ],
  },
  temperature: {
    name: "Temperature",
    units: [["°F", "°F", "degrees Fahrenheit"], ["°C", "°C", "degrees Celsius"], ["K", "K", "kelvins"]],
  },
  area: {
    name: "Area",
    units: [
      ["ft²", "ft²", "square feet"], ["m²", "m²", "square metres"], ["cm²", "cm²", "square centimetres"], ["km²", "km²", "square kilometres"],
      ["hectare", "ha", "hectares"], ["in²", "in²", "square inches"], ["yd²", "yd²", "square yards"], ["acre", "ac", "acres"],
      ["sqmi", "mi²", "square miles"],
    ],
  },
  volume: {
    name: "Volume",
    units: [
      ["gal", "gal", "US gallons"], ["L", "L", "litres"], ["mL", "mL", "millilitres"], ["m³", "m³", "cubic metres"],
      ["tsp", "tsp", "US teaspoons"], ["tbsp", "tbsp", "US tablespoons"], ["floz", "fl oz", "US fluid ounces"], ["cup", "cup", "US cups"],
      ["pint", "pt", "US pints"], ["quart", "qt", "US quarts"], ["UK gal", "UK gal", "imperial gallons"], ["uk_pint", "UK pt", "imperial pints"],
      ["in³", "in³", "cubic inches"], ["ft³", "ft³", "cubic feet"],
    ],
  },
  speed: {
    name: "Speed",
    units: [
      ["mph", "mph", "miles an hour"], ["km/h", "km/h", "kilometres an hour"], ["m/s", "m/s", "metres a second"],
      ["ft/s", "ft/s", "feet a second"], ["knot", "kn", "knots"],
    ],
  },
  time: {
    name: "Time",
    units: [
      ["h", "h", "hours"], ["min", "min", "minutes"], ["s", "s", "seconds"], ["ms", "ms", "milliseconds"], ["d", "d", "days"],
      ["week", "wk", "weeks"], ["yr", "yr", "years of 365.25 days"],
    ],
  },
  energy: {
    name: "Energy",
    units: [
      ["kcal", "kcal", "kilocalories"], ["kJ", "kJ", "kilojoules"], ["J", "J", "joules"], ["cal", "cal", "calories"],
      ["kWh", "kWh", "kilowatt-hours"], ["BTU", "BTU", "British thermal units"], ["eV", "eV", "electronvolts"],
    ],
  },
  power: {
    name: "Power",
    units: [
      ["hp", "hp", "horsepower"], ["kW", "kW", "kilowatts"], ["W", "W", "watts"], ["PS", "PS", "metric horsepower"],
      ["BTU/h", "BTU/h", "British thermal units an hour"],
    ],
  },
  pressure: {
    name: "Pressure",
    units: [
      ["psi", "psi", "pounds a square inch"], ["bar", "bar", "bars"], ["kPa", "kPa", "kilopascals"], ["hPa", "hPa", "hectopascals"],
      ["Pa", "Pa", "pascals"], ["atm", "atm", "atmospheres"], ["mmHg", "mmHg", "millimetres of mercury"], ["inHg", "inHg", "inches of mercury"],
    ],
  },
  data: {
    name: "Data",
    units: [
      ["MB", "MB", "megabytes"], ["MiB", "MiB", "mebibytes"], ["bit", "bit", "bits"], ["byte", "B", "bytes"], ["kB", "kB", "kilobytes"],
      ["KiB", "KiB", "kibibytes"], ["GB", "GB", "gigabytes"], ["GiB", "GiB", "gibibytes"], ["TB", "TB", "terabytes"], ["TiB", "TiB", "tebibytes"],
    ],
  },
  fuel: {
    name: "Fuel",
    reciprocal: "L_per_100km",
    units: [["mpg", "mpg", "miles a US gallon"], ["L_per_100km", "L/100 km", "litres a hundred kilometres"], ["km/L", "km/L", "kilometres a litre"]],
  },
  angle: {
    name: "Angle",
    units: [
      ["deg", "°", "degrees"], ["rad", "rad", "radians"], ["grad", "gon", "gradians"], ["turn", "turn", "turns"],
      ["arcmin", "′", "minutes of arc"], ["arcsec", "″", "seconds of arc"],
    ],
  },
};
