import path from "node:path";
import ts from "typescript";

// Tables and fields that hold what people wrote, or what was concluded about them.
const CONTENT =
  /message|repl(y|ies)|conversation|memor|quote|report|insight|score|summary|userModel|hexaco|transcript|mailText|prompt/i;
// Operational terms that contain one of those words.
const HARMLESS = new Set(["message"]);

// The one exception: a reply that its person shared with the team, through the one call that logs the read.
const SHARED_REPLY = { view: "SharedReplyView", call: "app/api/admin/shared-replies/[id]/route.ts", holds: ["reply"] };

const root = process.cwd();
const { config } = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file));
const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root);
const routes = ts.sys.readDirectory(path.join(root, "app", "api", "admin"), [".ts"]);
const VIEWS = path.join(root, "lib", "features", "admin", "schema.ts");
const CHAT = path.join(root, "lib", "features", "chat", "schema.ts");
const program = ts.createProgram([...routes, VIEWS, CHAT], { ...parsed.options, noEmit: true, skipLibCheck: true });
const checker = program.getTypeChecker();

function propertiesOf(type: ts.Type, seen = new Set<ts.Type>()): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => propertiesOf(part, seen));
  const args = checker.getTypeArguments(type as ts.TypeReference); // Empty for a type that is no reference.
  const inner = args.flatMap((part) => propertiesOf(part, seen));
  const own = checker.getPropertiesOfType(type).filter((property) => {
    const file = property.declarations?.[0]?.getSourceFile().fileName ?? "";
    return !file.includes("node_modules");
  });
  return [
    ...inner,
    ...own.flatMap((property) => [property.name, ...propertiesOf(checker.getTypeOfSymbol(property), seen)]),
  ];
}

function answersOf(file: ts.SourceFile): ts.Type[] {
  const types: ts.Type[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "handle") {
      for (const signature of checker.getTypeAtLocation(node.initializer).getCallSignatures())
        types.push(signature.getReturnType());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return types;
}

const isContent = (name: string) => CONTENT.test(name) && !HARMLESS.has(name);

function viewsOf(file: string): [string, ts.Type][] {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} exports nothing`);
  const views = checker.getExportsOfModule(symbol).filter(({ name }) => name.endsWith("View"));
  return views.map((view) => [view.name, checker.getDeclaredTypeOfSymbol(view)]);
}

it.each(viewsOf(VIEWS))("%s of the admin area shows no content of a conversation, unless shared", (name, view) => {
  expect(propertiesOf(view).filter(isContent)).toEqual(name === SHARED_REPLY.view ? SHARED_REPLY.holds : []);
});

it("finds what people wrote in the views of conversations", () => {
  expect(
    viewsOf(CHAT)
      .flatMap(([, view]) => propertiesOf(view))
      .filter(isContent),
  ).not.toEqual([]);
});

it.each(routes.map((file) => path.relative(root, file)))(
  "%s answers no content of a conversation, unless shared",
  (file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} is no part of the program`);
    const names = answersOf(source).flatMap((type) => propertiesOf(type));
    expect(names.filter(isContent)).toEqual(file === SHARED_REPLY.call ? SHARED_REPLY.holds : []);
  },
);
