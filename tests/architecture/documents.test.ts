/** @jest-environment node */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const DOCUMENTS = ["README.md", ...globSync("docs/**/*.md"), "tests/README.md"];
const ROOTS = ["app", "components", "lib", "content", "prisma", "public", "tests", "bench", "scripts", "docs"];

const unique = (values: string[]) => [...new Set(values)];

/** Paths of this project that a text names in code style, and the targets of its links. */
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

describe.each(DOCUMENTS)("%s", (file) => {
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
