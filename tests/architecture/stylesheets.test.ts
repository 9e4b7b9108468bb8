import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const SHEETS = /import "(?:@\/app\/utilities\.css|\.\/site\.css)";/;

/** The layouts between a page and the root layout, which has no utilities. */
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

  it.each(pages)("%s gets the utilities from a layout of its own group", (page) => {
    const sheets = ownLayouts(page).filter((layout) => SHEETS.test(readFileSync(layout, "utf8")));
    expect(sheets).toHaveLength(1);
  });

  it("are looked for on all pages", () => {
    expect(pages.length).toBeGreaterThan(8);
  });
});
