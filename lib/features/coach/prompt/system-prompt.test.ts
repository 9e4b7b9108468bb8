import { helplines } from "@/lib/features/risk/helplines";
import { SYSTEM_PROMPT } from "./system-prompt";

it("names the directory of helplines and asks the model for no phone number", () => {
  expect(SYSTEM_PROMPT).toContain(helplines().directory);
  expect(SYSTEM_PROMPT).toContain("No phone number");
  expect(SYSTEM_PROMPT).not.toMatch(/\d{3}|emergency number|crisis line/);
});
