/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
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

it("each API file answers the methods that it lacks with 405 and Allow", () => {
  const isWildcard = (file: string) => file.includes("[...unknown]");
  const files = globSync("app/api/**/route.ts").filter((file) => !isWildcard(file));
  const missing = files.filter((file) => {
    const exported = jest.requireActual<Record<string, unknown>>(path.resolve(file));
    return ["GET", "POST", "PATCH", "DELETE", "OPTIONS"].some((method) => typeof exported[method] !== "function");
  });
  expect(missing).toEqual([]);
});
