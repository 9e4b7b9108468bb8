import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listenerContent } from "./content";

const NUMBERS =
  /\b(?:four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|\w+th of (?:\w+day|the month))\b/i;
const ALLOWED = new Set(["I", "I'd", "I'll", "I'm", "CEO", "CFO", "HR"]);

const namesIn = (text: string) =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;:'’)\]] )(?<!\n)\p{Lu}[\p{L}'’]*/gu)]
    .map(([word]) => word)
    .filter((word) => !ALLOWED.has(word));

const detailsIn = (text: string) => [...(text.match(/\d+/g) ?? []), ...(NUMBERS.exec(text) ?? []), ...namesIn(text)];

const wordings = [...listenerContent().situations.values()].flatMap(({ id, first, draft, example }) =>
  [...Object.entries(first), ...Object.entries(draft).filter(([key]) => key !== "to"), ["example", example]].map(
    ([key = "", text = ""]): [name: string, text: string] => [`${id}, ${key}`, text],
  ),
);

it("leaves every name, number and day in drafts, first sentences and examples to the person", () => {
  const found = wordings.map(([name, text]) => [name, detailsIn(text)] as const).filter(([, list]) => list.length > 0);
  expect(found).toEqual([]);
  expect(wordings.length).toBeGreaterThan(400);
});

it.each([
  "We missed by 8 percent.",
  "It took eleven days.",
  "Then Robert left.",
  "The shift in Halle closes.",
  "On Monday we met.",
])("finds the detail in %j", (text) => {
  expect(detailsIn(text)).toHaveLength(1);
});

it("marks blanks by brackets that close", () => {
  expect(wordings.filter(([, text]) => text.replace(/\[[^[\]]+\]/g, "").match(/[[\]]/))).toEqual([]);
});

it("mentions only controls that exist on the screens", () => {
  const folders = ["components", "app"].map((name) => path.join(process.cwd(), name));
  const screens = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .concat(path.join(process.cwd(), "lib/features/report/schema.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const named = Object.entries(listenerContent().copy)
    .filter(([name]) => /-how$|^(?:storage|privacy|share|no-report|no-memory)$/.test(name))
    .flatMap(([, texts]) =>
      texts.flatMap((text) => [...text.matchAll(/"([A-Z][^"]+)"/g)].map(([, label = ""]) => label)),
    );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((label) => !screens.includes(label))).toEqual([]);
});
