import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const SHEETS = /^import "(?:@\/app\/utilities|(?:\.|\.\.|\.\.\/\.\.)\/(?:landing|sample|text))\.css";$/m;

function ownLayouts(page: string): string[] {
  const found: string[] = [];
  for (let folder = path.dirname(page); folder !== "app"; folder = path.dirname(folder)) {
    const layout = path.join(folder, "layout.tsx");
    if (existsSync(layout)) found.push(layout);
  }
  return found;
}

describe("the style sheets", () => {
  const pages = globSync("app/**/page.tsx");

  it.each(pages)("%s gets one sheet, its own or that of its group", (page) => {
    const sheets = [page, ...ownLayouts(page)].filter((file) => SHEETS.test(readFileSync(file, "utf8")));
    expect(sheets).toHaveLength(1);
  });

  it("are found on all pages", () => {
    expect(pages.length).toBeGreaterThan(8);
  });

  it("name existing fonts whose names follow their content", () => {
    const files = [...readFileSync("app/fonts.css", "utf8").matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(
      ([, url]) => `public${url}`,
    );
    expect(globSync("public/fonts/*.woff2").sort()).toEqual([...files].sort());
    for (const file of files) {
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);
      expect(path.basename(file, ".woff2").split("-").at(-1)).toBe(hash);
    }
    const layout = readFileSync("app/layout.tsx", "utf8");
    for (const [, preloaded = ""] of layout.matchAll(/"([\w-]+\.woff2)"/g))
      expect(files).toContain(`public/fonts/${preloaded}`);
  });
});
