/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import { ENDPOINTS } from "@/tests/support/security/access-table";
import { readHandlers } from "@/tests/support/security/route-files";

it("nothing is reachable beside them: there are no server actions", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, "utf8").includes('"use server"'))).toEqual([]);
});

it("each endpoint has the access that the table says, and the table has each endpoint", () => {
  const declared = [...readHandlers()].map(([name, handler]) => `${name} ${handler.access ?? "UNDECLARED"}`);
  expect(declared.sort()).toEqual(ENDPOINTS.map(({ name, access }) => `${name} ${access}`).sort());
});
