import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { LIMITS } from "@/lib/server/rate-limit";

const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md"), "tests/README.md", "bench/README.md"];
const ROOTS = ["app", "components", "lib", "content", "prisma", "public", "tests", "bench", "scripts", "docs"];

const unique = (values: string[]) => [...new Set(values)];

function namedPaths(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const inCode = [...text.matchAll(/`([\w@./()[\]-]+)`/g)].map(([, name = ""]) => name);
  const own = inCode.filter((name) => ROOTS.includes(name.split("/")[0] ?? "") && name.includes("/"));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.split("#")[0] ?? "")
    .filter((target) => target !== "" && !target.includes(":"))
    .map((target) => path.join(path.dirname(file), target));
  return unique([...own, ...links]);
}

describe("the security baseline", () => {
  const LINES = {
    SUP: 6,
    AUT: 18,
    AZ: 9,
    GATE: 4,
    DC: 6,
    INP: 10,
    WEB: 7,
    LLM: 8,
    STR: 9,
    INT: 7,
    RL: 3,
    PRV: 5,
    DB: 11,
    OPS: 5,
    VER: 4,
  };
  const text = readFileSync("docs/security-baseline.md", "utf8");
  const rows = [...text.matchAll(/^\| ([A-Z]+-\d+) +\|[^|]+\| ([^|]+) \|$/gm)];

  it("states once for each line where it is proven", () => {
    const expected = Object.entries(LINES).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, index) => `${part}-${index + 1}`),
    );
    expect(rows.map(([, line]) => line)).toEqual(expected);
  });

  it("names files, their short names, or a deviation", () => {
    const shortNames = [...text.matchAll(/`(\w+)` is `([^`]+)`/g)].map(([, name, file]) => ({ name, file }));
    for (const { file = "" } of shortNames) expect([file, existsSync(file)]).toEqual([file, true]);
    const known = shortNames.map(({ name }) => name);
    for (const [, line, proof = ""] of rows) {
      const words = [...proof.matchAll(/`(\w+)`/g)].map(([, name]) => name);
      expect([line, words.filter((word) => !known.includes(word))]).toEqual([line, []]);
      expect([line, /`|deviation|\.md\)/.test(proof)]).toEqual([line, true]);
    }
  });
});

it("docs/security.md states every limit", () => {
  const spans = new Map([
    [60, "a minute"],
    [900, "15 minutes"],
    [3_600, "an hour"],
    [86_400, "a day"],
  ]);
  const rows = [...readFileSync("docs/security.md", "utf8").matchAll(/^\| `(\w+)` .*\| (\d+ in [\w ]+)\|$/gm)];
  const documented = Object.fromEntries(rows.map(([, name, limit = ""]) => [name, limit.trim()]));
  const limits = Object.entries(LIMITS).map(([name, { max, seconds }]) => [name, `${max} in ${spans.get(seconds)}`]);
  expect(documented).toEqual(Object.fromEntries(limits));
});

it("docs/operations/log.md explains each log event", () => {
  const sources = globSync("{lib,app}/**/*.{ts,tsx}").filter((file) => !/generated|\.test\./.test(file));
  const events = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/[eE]vent: [^,}\n]+/g)].flatMap(([use]) =>
      [...use.matchAll(/"([a-z]+\.[a-z_]+)"/g)].map(([, name = ""]) => name),
    ),
  );
  const rows = readFileSync("docs/operations/log.md", "utf8").match(/^\| `[a-z]+\.[a-z_]+`.*$/gm) ?? [];
  const documented = rows.flatMap((row) => [...row.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, name = ""]) => name));
  expect(documented.length).toBeGreaterThan(50);
  expect(documented.toSorted()).toEqual(unique(events).toSorted());
});

const MAX_LINES = 125;

describe.each(DOCUMENTS)("%s", (file) => {
  it("is at most three screens long", () => {
    expect(readFileSync(file, "utf8").split("\n").length).toBeLessThanOrEqual(MAX_LINES);
  });

  it("names only paths that exist", () => {
    expect(namedPaths(file).filter((name) => !existsSync(name))).toEqual([]);
  });

  it("names only commands of package.json", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const text = readFileSync(file, "utf8");
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = ""]) => name);
    expect(unique(commands).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each([
  ["docs/specification.md", 50],
  ["docs/specification-details.md", 30],
])("%s", (document, least) => {
  const rows = readFileSync(document, "utf8")
    .split("\n")
    .filter((line) => /^\| (?!Requirement |-)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));

  it("names an existing test title in each row", () => {
    expect(rows.length).toBeGreaterThan(least);
    const missing = rows.filter(([, , , proof = ""]) => {
      const [file = "", ...title] = proof.split(": ");
      const path = file.replaceAll("`", "");
      return !existsSync(path) || !readFileSync(path, "utf8").includes(`"${title.join(": ")}"`);
    });
    expect(missing.map(([, requirement, , proof]) => [requirement, proof])).toEqual([]);
  });
});

it("comments name only documents that are in the repository", () => {
  const sources = globSync("{app,components,lib,scripts,tests,bench,prisma}/**/*.{ts,tsx,mjs,css,prisma}").filter(
    (file) => !file.includes("node_modules") && !file.startsWith("lib/generated"),
  );
  const isComment = (line: string) => /^(?:\/\/|\/?\*)/.test(line.trimStart()) || line.includes(" // ");
  const missing = sources.flatMap((file) => {
    const words = readFileSync(file, "utf8")
      .split("\n")
      .filter(isComment)
      .join(" ")
      .split(/[\s`'"(),;]/);
    const named = words.filter((word) => word.endsWith(".md") && !word.includes("*") && word !== ".md");
    const exists = (name: string) =>
      ["", "docs", path.dirname(file)].some((folder) => existsSync(path.join(folder, name)));
    return unique(named).flatMap((name) => (exists(name) ? [] : [`${file}: ${name}`]));
  });
  expect(missing).toEqual([]);
});
