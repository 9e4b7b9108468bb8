import { globSync, readFileSync } from "node:fs";

const files = globSync(["app/**/*.tsx", "components/**/*.tsx"]).filter((file) => !file.endsWith(".test.tsx"));
const withForms = files.filter((file) => /<form\b/.test(readFileSync(file, "utf8")));

it("every form uses the Form component, which keeps text entered before hydration", () => {
  expect(withForms).toEqual(["components/ui/forms/form.tsx"]);
});
