import { loadAfterPaint, LOADER_HASH, scriptHashes } from "./page-scripts";

const script = (code: string, attributes = "") => `<script${attributes}>${code}</script>`;

describe("the inline scripts of a page", () => {
  it.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n"])`,
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"],"runtimeModuleIds":[1]});',
  ])("may run when the framework passes data: %s", (code) => {
    expect(scriptHashes(script(code))).toHaveLength(1);
  });

  it.each([
    "alert(1)",
    "self.__next_f.push([1,alert(1)])",
    'self.__next_f.push([1,""]);alert(1)',
    'self.__next_f.push([1,""]);alert([1])',
    'self.__next_f.push([1,"`"+alert(1)+"`"])',
    "(self.__next_f=self.__next_f||alert(1)).push([0])",
    "self.__next_f.push()",
  ])("may not run otherwise: %s", (code) => {
    expect(scriptHashes(script(code))).toEqual([]);
  });

  it("get one hash each; files and data need none", () => {
    const call = "self.__next_f.push([1])";
    const page = [
      script(call),
      script(call, ' id="_R_"'),
      script("", ' src="/_next/static/a.js" async=""'),
      script('{"a":1}', ' type="application/ld+json"'),
    ];
    expect(scriptHashes(page.join(""))).toHaveLength(1);
  });
});

describe("the script files of a page", () => {
  const PAGE =
    `<head><link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/boot.js"/>` +
    `<script src="/_next/static/a.js" async=""></script><script src="/_next/static/old.js" noModule=""></script></head><body></body>`;

  it("load after the first frame, by a loader whose text never changes", () => {
    const page = loadAfterPaint(PAGE);
    expect(page).toContain('<script data-chunks="/_next/static/a.js /_next/static/boot.js">');
    expect(page).not.toContain('src="/_next/static/a.js"');
    expect(page).toContain('<script src="/_next/static/old.js" noModule="">');
    expect(page).toContain('<link rel="stylesheet" href="/_next/static/a.css"/>');
    const [other] = loadAfterPaint(PAGE.replaceAll("a.js", "b.js")).split("</script>").slice(-2);
    expect(other?.split(">").at(-1)).toBe(page.split("</script>").at(-2)?.split(">").at(-1));
    expect(LOADER_HASH).toMatch(/^sha256-[\w+/]{43}=$/);
  });

  it("stay unchanged on a page without any", () => {
    expect(loadAfterPaint("<head></head>")).toBe("<head></head>");
  });
});
