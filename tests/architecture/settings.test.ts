import { globSync, readFileSync } from "node:fs";
import { parseEnv as parseEnvFile } from "node:util";
import { parseEnv, SETTING_NAMES } from "@/lib/server/env";

const example = parseEnvFile(readFileSync(".env.example", "utf8"));

describe(".env.example", () => {
  it("names every setting of an installation, and no other", () => {
    const names = SETTING_NAMES.filter((name) => name !== "NODE_ENV");
    expect(Object.keys(example).sort()).toEqual(names.sort());
  });

  it("changes nothing when it is copied unchanged", () => {
    const made = {
      DATABASE_URL: "postgresql://localhost/clarity",
      AUTH_SECRET: "k".repeat(40),
      TOKEN_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
      ACCESS_CODE: "clarity-code",
    };
    const blank = Object.fromEntries(Object.keys(example).map((name) => [name, ""]));
    expect(Object.values(example).every((value) => value === "")).toBe(true);
    expect(parseEnv({ ...blank, ...made })).toEqual(parseEnv(made));
  });
});

// Settings are parsed in one place; these files read facts that are not settings (which runtime, which phase).
const READERS = [
  "lib/server/env.ts",
  "lib/server/logger.ts",
  "lib/shared/public-env.ts",
  "instrumentation.ts",
  "instrumentation-node.ts",
];

it("the product reads the environment only in lib/server/env.ts", () => {
  const sources = ["middleware.ts", ...globSync("{app,components,lib}/**/*.{ts,tsx}")];
  const readers = sources
    .filter((file) => !/^lib\/generated\/|\.test\.tsx?$/.test(file) && !READERS.includes(file))
    .filter((file) => /process\s*\.\s*env\b/.test(readFileSync(file, "utf8")));
  expect(readers).toEqual([]);
});
