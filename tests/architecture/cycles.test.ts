import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const ROOTS = ["app", "components", "lib", "scripts", "middleware.ts", "instrumentation.ts", "instrumentation-node.ts"];
const GENERATED = `lib${path.sep}generated`;

const files = ROOTS.flatMap((root) =>
  /\.ts$/.test(root)
    ? [root]
    : readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => path.join(root, file)),
).filter((file) => /\.tsx?$/.test(file) && !file.startsWith(GENERATED) && !/\.test\.tsx?$/.test(file));

function resolve(from: string, name: string): string | null {
  const isOwn = name.startsWith("@/") || name.startsWith(".");
  if (!isOwn) return null;
  const base = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(from), name);
  return (
    [base, `${base}.ts`, `${base}.tsx`].find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate)) ?? null
  );
}

function importsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const isRuntime =
      (ts.isImportDeclaration(statement) && !isTypeOnly(statement)) ||
      (ts.isExportDeclaration(statement) && !statement.isTypeOnly);
    const name = isRuntime ? statement.moduleSpecifier : undefined;
    const target = name && ts.isStringLiteral(name) ? resolve(file, name.text) : null;
    return target ? [target] : [];
  });
}

function isTypeOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = importClause.namedBindings;
  const areTypes = bindings && ts.isNamedImports(bindings) && bindings.elements.every((element) => element.isTypeOnly);
  return !importClause.name && areTypes === true;
}

function findCycle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

describe("runtime imports", () => {
  it("contain no cycle", () => {
    const graph = new Map(files.map((file) => [file, importsOf(file)]));
    expect(graph.size).toBeGreaterThan(100);
    expect(findCycle(graph)).toBeNull();
  });

  it("detects a cycle in a sample", () => {
    const circle = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["b"]],
    ]);
    expect(findCycle(circle)).toEqual(["b", "c", "b"]);
  });
});
