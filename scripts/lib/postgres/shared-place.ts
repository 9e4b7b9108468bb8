import { chmodSync, mkdirSync } from "node:fs";
import { Refusal } from "../project.mjs";
import { type Account, canEnter } from "./account.ts";

const PLACES = ["/var/lib/clarity", "/var/tmp/clarity"];

/**
 * A folder outside the checkout that PostgreSQL's account can enter, for when it cannot enter the checkout: root's home
 * directory, say, which others may not look into.
 */
export function sharedPlace(account: Account): string {
  for (const place of PLACES) {
    try {
      mkdirSync(place, { recursive: true });
      chmodSync(place, 0o755);
    } catch {
      continue;
    }
    if (canEnter(account, place)) return place;
  }
  throw new Refusal(
    "The account that PostgreSQL runs under can enter neither this folder nor /var/lib. " +
      "Please start Clarity as an ordinary user, or set DATABASE_URL.",
  );
}
