import { spawnSync } from "node:child_process";
import path from "node:path";

interface Message {
  ruleId: string | null;
  message: string;
}

// ESLint's flat configuration is an ES module, which Jest cannot load; a separate process can.
const PROGRAM = `
  import { ESLint } from "eslint";
  const eslint = new ESLint();
  const cases = JSON.parse(process.argv[1]);
  const results = [];
  for (const { code, filePath } of cases) results.push((await eslint.lintText(code, { filePath }))[0].messages);
  console.log(JSON.stringify(results));
`;

function lint(cases: { code: string; filePath: string }[]): Message[][] {
  const child = spawnSync(process.execPath, ["--input-type=module", "--eval", PROGRAM, JSON.stringify(cases)], {
    cwd: path.resolve("."),
    encoding: "utf8",
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as Message[][]; // ESLint's message format.
}

const uses = (name: string, from: string) => `import { ${name} } from "${from}";\nexport const used = ${name};\n`;

const REFUSED = [
  {
    name: "a lower level importing a higher one",
    filePath: "lib/server/probe.ts",
    code: uses("route", "@/lib/http/route"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "an earlier feature importing a later one",
    filePath: "lib/features/accounts/probe.ts",
    code: uses("sendMessage", "@/lib/features/chat/send-message"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "a page importing the server",
    filePath: "app/probe.ts",
    code: uses("env", "@/lib/server/env"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "a component importing a verb",
    filePath: "components/chat/probe.ts",
    code: uses("sendMessage", "@/lib/features/chat/send-message"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "a component importing a schema inside a feature",
    filePath: "components/chat/probe.ts",
    code: uses("situation", "@/lib/features/coach/listener/schema"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "another feature's store",
    filePath: "lib/features/chat/probe.ts",
    code: uses("findSessionUser", "@/lib/features/accounts/store"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "another feature's store in a subfolder",
    filePath: "lib/features/chat/probe.ts",
    code: uses("findContact", "@/lib/features/accounts/google/google-store"),
    rule: "import/no-restricted-paths",
  },
  {
    name: "the database outside a store",
    filePath: "lib/features/chat/probe.ts",
    code: uses("db", "@/lib/server/db"),
    rule: "no-restricted-imports",
  },
  {
    name: "waiting for something else inside a transaction",
    filePath: "lib/features/chat/store.ts",
    code: `export const used = (db: any) =>\n  db.$transaction(async (tx: any) => {\n    await tx.session.deleteMany();\n    await fetch("https://example.com");\n  });\n`,
    rule: "no-restricted-syntax",
  },
  {
    name: "another client inside a transaction",
    filePath: "lib/features/chat/store.ts",
    code:
      `${uses("db", "@/lib/server/db")}export const wrong = () =>\n` +
      `  db().$transaction(async (tx) => {\n    await tx.session.deleteMany({});\n    void db().session.count();\n  });\n`,
    rule: "no-restricted-syntax",
  },
  {
    name: "reading the environment",
    filePath: "lib/features/chat/probe.ts",
    code: "export const used = process.env.PORT;\n",
    rule: "no-restricted-properties",
  },
];

const ALLOWED = [
  { filePath: "lib/features/chat/probe.ts", code: uses("findUserActor", "@/lib/features/accounts/find-actor") },
  { filePath: "components/chat/probe.ts", code: uses("createConversationInput", "@/lib/features/chat/schema") },
  { filePath: "lib/features/chat/store.ts", code: uses("db", "@/lib/server/db") },
  {
    filePath: "lib/features/chat/store.ts",
    code: `${uses("db", "@/lib/server/db")}export const right = (later: (inside: object) => Promise<void>) =>\n  db().$transaction(async (tx) => {\n    await tx.session.deleteMany({});\n    await later({ tx });\n  });\n`,
  },
];

it("the linter rejects imports against the one-way rule and accepts the others", () => {
  const results = lint([...REFUSED, ...ALLOWED].map(({ code, filePath }) => ({ code, filePath })));
  const found = REFUSED.map(({ name, rule }, i) => ({
    name,
    rule: results[i]?.find(({ ruleId }) => ruleId === rule)?.ruleId,
  }));
  expect(found).toEqual(REFUSED.map(({ name, rule }) => ({ name, rule })));
  expect(results.slice(REFUSED.length)).toEqual(ALLOWED.map(() => []));
});
