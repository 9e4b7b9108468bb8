/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

const files = globSync(["app/**/*.tsx", "components/**/*.tsx"]).filter((file) => !file.endsWith(".test.tsx"));
const withForms = files.filter((file) => /<form\b/.test(readFileSync(file, "utf8")));

it("each form is the one component that keeps what is typed and pressed before the page's scripts run", () => {
  expect(withForms).toEqual(["components/ui/form.tsx"]);
});
