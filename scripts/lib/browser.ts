import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isRoot } from "./is-root.ts";
import { UserFacingError } from "./project.mjs";

// Chromium without its windows, as Playwright starts it too: half of the CPU time of a page in the whole browser.
const HEADLESS_SHELL = "chromium-headless-shell";
const NAMES = [
  HEADLESS_SHELL,
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge-stable"],
];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/snap/bin/chromium",
];

export async function findBrowser(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const onPath = NAMES.flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...PLACES, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Installs a Debian package when no browser exists and this process may install.
 * @throws UserFacingError with instructions.
 */
export async function ensureBrowser(): Promise<string> {
  const found = await findBrowser();
  if (found) return found;
  const hasApt = spawnSync("apt-get", ["--version"]).status === 0;
  if (isRoot() && hasApt) {
    spawnSync("apt-get", ["update", "-qq"]);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // Debian releases before the shell had a package of its own have only the whole browser.
    for (const name of [HEADLESS_SHELL, "chromium"]) {
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
      const installed = await findBrowser();
      if (installed) return installed;
    }
  }
  throw new UserFacingError(
    "The end-to-end tests need Chromium or Chrome. Please install one (Debian: apt-get install chromium; " +
      "elsewhere: npx playwright-core install chromium), or name yours in CHROMIUM_PATH.",
  );
}
