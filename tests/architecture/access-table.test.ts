import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ENDPOINTS } from "@/tests/support/security/access-table";
import { readHandlers } from "@/tests/support/security/route-files";

it("the application has no server actions besides its endpoints", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, "utf8").includes('"use server"'))).toEqual([]);
});

it("each endpoint has the access class of the table, and the table lists each endpoint", () => {
  const declared = [...readHandlers()].map(([name, handler]) => `${name} ${handler.access ?? "UNDECLARED"}`);
  expect(declared.sort()).toEqual(ENDPOINTS.map(({ name, access }) => `${name} ${access}`).sort());
});

it("each API file answers missing methods with 405 and Allow", () => {
  const isWildcard = (file: string) => file.includes("[...unknown]");
  const files = globSync("app/api/**/route.ts").filter((file) => !isWildcard(file));
  const missing = files.filter((file) => {
    const exported = jest.requireActual<Record<string, unknown>>(path.resolve(file));
    return ["GET", "POST", "PATCH", "DELETE", "OPTIONS"].some((method) => typeof exported[method] !== "function");
  });
  expect(missing).toEqual([]);
});
