import type { Config } from "jest";
import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });

const shared: Config = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/empty.ts",
    "^next/og$": "<rootDir>/tests/support/next-og.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
};

// Packages that ship only ES modules and so must be compiled for Jest.
const ESM = [
  "oidc-provider",
  "ai",
  "@ai-sdk",
  "zod",
  "next-auth",
  "@auth",
  "jose",
  "oauth4webapi",
  "preact",
  "unified",
  "remark-.*",
  "rehype-.*",
  "mdast-.*",
  "hast-.*",
  "micromark.*",
  "unist-.*",
  "vfile.*",
  "bail",
  "trough",
  "is-plain-obj",
  "devlop",
  "decode-named-character-reference",
  "character-entities.*",
  "property-information",
  "space-separated-tokens",
  "comma-separated-tokens",
  "html-void-elements",
  "zwitch",
  "stringify-entities",
  "ccount",
  "escape-string-regexp",
  "markdown-table",
  "longest-streak",
  "trim-lines",
  "github-slugger",
  "react-markdown",
  "html-url-attributes",
  "estree-util-.*",
  "eventsource-parser",
  "franc-min",
  "trigram-utils",
  "n-gram",
  "collapse-white-space",
  "csv-parse",
  "postal-mime",
  "pg-boss",
  "serialize-error",
  "non-error",
  "rrule-temporal",
  "temporal-spec",
  "@workflow",
  "@standard-schema",
  "lru-cache",
  "@opentelemetry",
].join("|");

/** One Jest project; `next/jest` sets its own transformIgnorePatterns, so ours replace them after it has resolved. */
async function project(
  name: string,
  testEnvironment: string,
  testMatch: string[],
  extra: Config = {},
): Promise<Config> {
  const resolved = await createConfig({ ...shared, testEnvironment, testMatch })();
  return {
    ...resolved,
    ...extra,
    displayName: name,
    transformIgnorePatterns: [`/node_modules/(?!(?:${ESM})/)`, "^.+\\.module\\.(css|sass|scss)$"],
    testPathIgnorePatterns: ["/node_modules/", "/.next/", "/.data/"],
    modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.data"],
  };
}

export default async (): Promise<Config> => ({
  testSequencer: "<rootDir>/tests/support/longest-first.mjs",
  projects: [
    await project(
      "unit",
      "node",
      ["<rootDir>/{lib,app,middleware,components}/**/*.test.ts", "<rootDir>/tests/architecture/**/*.test.ts"],
      { globalSetup: "<rootDir>/tests/support/generated.mjs" },
    ),
    await project("component", "jsdom", ["<rootDir>/{components,tests/reports}/**/*.test.tsx"], {
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), "<rootDir>/tests/support/component-setup.ts"],
    }),
    await project("integration", "node", ["<rootDir>/tests/integration/**/*.test.ts"], {
      globalSetup: "<rootDir>/tests/support/integration/global-setup.mjs",
      globalTeardown: "<rootDir>/tests/support/integration/global-teardown.mjs",
      setupFiles: ["settings", "quick-passwords"].map((name) => `<rootDir>/tests/support/integration/${name}.ts`),
      setupFilesAfterEnv: [...(shared.setupFilesAfterEnv ?? []), "<rootDir>/tests/support/integration/database.ts"],
    }),
  ],
});
