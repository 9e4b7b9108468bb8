import { readdirSync } from "node:fs";
import { config } from "@/middleware";
import { isGated, isPersonalPage } from "@/lib/features/access/model";

jest.mock("next/server", () => ({ NextResponse: {} }));

const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => ({
    file,
    path: `/${file
      .split("/")
      .slice(0, -1)
      .filter((part) => !part.startsWith("("))
      .join("/")}`,
  }));

describe("pages", () => {
  it("are found", () => {
    expect(pages.length).toBeGreaterThan(3);
  });

  it.each(pages)(
    "$path is either prerendered for everybody or has its policy and gate from middleware",
    ({ file, path }) => {
      const isPublic = file.startsWith("(site)/");
      expect({ path, personal: isPersonalPage(path) }).toEqual({ path, personal: !isPublic });
      expect({ path, matched: config.matcher.includes(path) }).toEqual({ path, matched: !isPublic });
      if (isGated(path)) expect(isPublic).toBe(false);
    },
  );
});
