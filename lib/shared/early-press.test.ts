import { createHash } from "node:crypto";
import { EARLY_PRESS, EARLY_PRESS_HASH } from "./early-press";

it("the policy names the script as it is", () => {
  expect(EARLY_PRESS_HASH).toBe(`sha256-${createHash("sha256").update(EARLY_PRESS).digest("base64")}`);
});
