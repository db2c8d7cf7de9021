#!/usr/bin/env python3
"""Uses the package for npm in Chromium, by itself and in a worker.

    Web/Tests/package.py ADDRESS

Where ADDRESS serves, with the policy of Web/serve, the unpacked package and an empty index.html.
"""

import sys

from playwright.sync_api import sync_playwright

USE = """async () => {
  const { evaluate, CalculationError } = await import("./index.js");
  const { WorkerSession } = await import("./worker.js");
  const session = new WorkerSession({ digits: 5 });
  await session.evaluate("a = 2/3");
  const inWorker = String(await session.evaluate("a"));
  const message = await session.evaluate("foo").catch((error) => error instanceof CalculationError && error.message);
  session.close();
  const zoned = new WorkerSession();
  const time = String(await zoned.evaluate("@2024-07-01T12:00Z to Europe/London"));
  zoned.close();
  // Chromium makes no module of more than 8 MB at once outside of workers.
  let alone;
  try { alone = String(evaluate("0.1 + 0.2")); } catch (error) { alone = error.message.includes("sci-calculator/worker") && error.name; }
  return [alone, time, inWorker, message];
}"""
WANTED = ["RangeError", "@2024-07-01T13:00:00+01:00[Europe/London]", "0.66667", "unknown name `foo`"]

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(sys.argv[1])
    found = page.evaluate(USE)
print(f"the package in Chromium: {found}")
sys.exit(0 if found == WANTED else f"and not {WANTED}")
