import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isCompatible, isContracting } from "./model";

const SHIPPED = ["20260101000000_initial", "20260201000000_more"];
const compatible = (...finished: string[]) => isCompatible(SHIPPED, new Set(finished));

describe("isCompatible", () => {
  it("accepts the shipped migrations and newer ones that add", () => {
    expect(compatible(...SHIPPED)).toBe(true);
    expect(compatible(...SHIPPED, "20260301000000_column")).toBe(true);
  });

  it("refuses a missing, a newer contracting and an older unknown migration", () => {
    expect(compatible("20260101000000_initial")).toBe(false);
    expect(compatible(...SHIPPED, "20260301000000_contract_column")).toBe(false);
    expect(compatible(...SHIPPED, "20260115000000_of_another_branch")).toBe(false);
  });
});

// Released before the rule; no version older than these migrations is still in use.
const RULE_SINCE = "20261124000000";
const NARROWING =
  /\b(?:DROP\s+(?:TABLE|COLUMN|TYPE)|RENAME\s|SET\s+NOT\s+NULL|ALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE)\b/i;

it("a migration that removes or narrows has contract in its name", () => {
  const files = globSync("prisma/migrations/*/migration.sql");
  expect(files.length).toBeGreaterThan(3);
  const unnamed = files.filter((file) => {
    const name = path.basename(path.dirname(file));
    return name >= RULE_SINCE && NARROWING.test(readFileSync(file, "utf8")) && !isContracting(name);
  });
  expect(unnamed).toEqual([]);
  expect(NARROWING.test('ALTER TABLE "a" DROP COLUMN "b"')).toBe(true);
});
