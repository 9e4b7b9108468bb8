import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier";
import regexp from "eslint-plugin-regexp";

// Both lists read low to high: a folder may import itself and anything before it.
const LEVELS = ["lib/shared", "lib/server", "lib/providers", "lib/features", "lib/http", "lib/jobs"];
const FEATURES = [
  "risk",
  "accounts",
  "access",
  "legal",
  "early-access",
  "notes",
  "read-log",
  "spending",
  "profile",
  "mailbox",
  "hexaco",
  "work",
  "outside-view",
  "report",
  "trial",
  "practices",
  "coach",
  "goals",
  "check-ins",
  "chat",
  "practice-runs",
  "sample",
  "admin",
];
const PRIVATE = ["store.ts", "prompts.ts"]; // seen only inside their feature, as are *-store.ts files
const CLIENT_SAFE = ["schema.ts", "model.ts", "parse.ts"]; // the only feature files a component may see; parse.ts is for its workers

const TRANSACTION = "CallExpression[callee.property.name='$transaction'] > ArrowFunctionExpression";
const NOT_OF_TX =
  ":not([callee.object.name='tx']):not([callee.object.object.name='tx']):not(:has(> Identifier[name='tx'])):not(:has(Property[key.name='tx']))";

const SYNTAX = [
  {
    selector: "MemberExpression[property.name=/^\\$(query|execute)RawUnsafe$/]",
    message: "Use the tagged template, which binds its values.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Text goes through React, or through the one Markdown renderer.",
  },
  {
    selector: "Property[key.name='where'][value.name='body']",
    message: "A where clause is built from parsed primitives.",
  },
];
// A transaction holds its locks until its end, so it must wait for nothing but its own statements.
const WAITS_IN_TRANSACTION = {
  selector: `${TRANSACTION} :matches(CallExpression[callee.name='db'], AwaitExpression > CallExpression${NOT_OF_TX})`,
  message: "Inside a transaction only its own client is waited for.",
};

const zone = (target, from, message) => ({ target, from, message });
const downward = (names, root) =>
  names.slice(0, -1).map((name, i) =>
    zone(
      `./${root}${name}`,
      names.slice(i + 1).map((higher) => `./${root}${higher}`),
      "imports point down the list only",
    ),
  );
const privateOf = (feature) =>
  [`{${PRIVATE.join(",")}}`, "**/*-store.ts"].map((file) => `./lib/features/${feature}/${file}`);

// The rule resolves each target again for each file, so there are few: with one for each pair of features they took a
// tenth of the linter's time.
const zones = [
  ...downward(LEVELS, ""),
  ...downward(FEATURES, "lib/features/"),
  zone(["./app", "./components", "./lib/http", "./lib/jobs"], privateOf("*"), "private to its feature"),
  ...FEATURES.map((f) => zone(`./lib/features/${f}`, privateOf(`!(${f})`), "private to its feature")),
  zone(`./lib/features/*/{${CLIENT_SAFE.join(",")}}`, ["./lib/server", "./lib/providers"], "runs in the browser too"),
  zone("./lib", ["./app", "./components"], "lib never imports the UI"),
  zone("./lib/jobs", "./lib/http", "two doors, no corridor"),
  zone("./app", ["./lib/server", "./lib/providers"], "go through a feature"),
  zone(
    "./components",
    ["./app", "./lib/server", "./lib/providers", "./lib/http", "./lib/jobs"],
    "components see shared and client-safe files",
  ),
  // Globs, because the rule resolves each of its exceptions again for each file: ten of the linter's sixty seconds.
  zone(
    "./components",
    ["*", `*/!(${CLIENT_SAFE.join("|")})`, "*/*/**"].map((path) => `./lib/features/${path}`),
    "components see only schema.ts, model.ts and parse.ts",
  ),
  // Who is signed in matters on every screen behind the gate, so components/accounts may be used by the other features.
  // Practices run in a conversation, so components/chat may use their controls. Commitments are saved and answered
  // where they were made, so both may use those of components/goals.
  ...["ui", "layout", ...FEATURES].map((own) =>
    zone(
      `./components/${own}`,
      FEATURES.filter(
        (f) =>
          f !== own &&
          (f !== "accounts" || own === "ui" || own === "layout") &&
          !(own === "chat" && f === "practices") &&
          !((own === "chat" || own === "practices") && f === "goals"),
      ).map((f) => `./components/${f}`),
      "features meet in the page",
    ),
  ),
];

// The rules of hooks compile each file as React's compiler would, and these files hold neither hooks nor components.
const rulesOfHooks = nextVitals.flatMap(({ rules = {} }) =>
  Object.keys(rules).filter((r) => r.startsWith("react-hooks/")),
);
const withoutReact = {
  files: ["lib/{features,jobs,providers,server,shared}/**/*.ts", "{scripts,bench,tests}/**/*.{ts,mjs}"],
  rules: Object.fromEntries(rulesOfHooks.map((rule) => [rule, "off"])),
};

const noDatabase = {
  name: "@/lib/server/db",
  message: "The database is touched in store.ts files and lib/server only.",
};

export default [
  {
    ignores: [
      "**/.next/**",
      ".data/**",
      "lib/generated/**",
      "next-env.d.ts",
      "coverage/**",
      "bench/results/**",
      "**/__snapshots__/**",
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { regexp },
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Read settings through lib/server/env.ts." },
      ],
      "no-restricted-imports": ["error", { paths: [noDatabase] }],
      "no-restricted-syntax": ["error", ...SYNTAX],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-nested-ternary": "error",
      "no-console": "error",
      eqeqeq: "error",
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: [
      "lib/features/**/store.ts",
      "lib/features/**/*-store.ts",
      "lib/server/**",
      "tests/**",
      "scripts/**",
      "bench/**",
    ],
    rules: { "no-restricted-imports": "off" },
  },
  {
    files: [
      "lib/server/env.ts",
      "lib/server/logger.ts",
      "lib/shared/public-env.ts",
      "instrumentation*.ts",
      "*.config.*",
      "tests/**",
      "scripts/**",
      "bench/**",
      "**/*.test.*",
    ],
    rules: { "no-restricted-properties": "off" },
  },
  { files: ["scripts/**", "bench/**", "tests/support/**", "tests/evals/**"], rules: { "no-console": "off" } },
  withoutReact,
  {
    // Only these may import the database; the rule searches each awaited call, which takes long.
    files: ["lib/features/**/store.ts", "lib/features/**/*-store.ts", "lib/server/**", "scripts/**", "bench/**"],
    rules: { "no-restricted-syntax": ["error", ...SYNTAX, WAITS_IN_TRANSACTION] },
  },
  { files: ["*.config.*"], rules: { "import/no-anonymous-default-export": "off" } },
  prettier,
];
