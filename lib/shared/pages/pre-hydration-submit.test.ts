import { createHash } from "node:crypto";
import { PRE_HYDRATION_SUBMIT_SCRIPT, PRE_HYDRATION_SUBMIT_HASH } from "./pre-hydration-submit";

it("is allowed by its hash in the policy", () => {
  expect(PRE_HYDRATION_SUBMIT_HASH).toBe(
    `sha256-${createHash("sha256").update(PRE_HYDRATION_SUBMIT_SCRIPT).digest("base64")}`,
  );
});
