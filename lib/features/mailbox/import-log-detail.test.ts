import { patterns } from "@/tests/support/factories/mailbox-patterns";
import { importLogDetail } from "./import-log-detail";

it("names the days of the mails that were read in words", () => {
  const period = { from: "2026-06-01", to: "2026-11-27" };
  expect(importLogDetail({ ...patterns([]), period }).what).toMatch(
    /^\d+ sent mails, June 1, 2026 to November 27, 2026$/,
  );
});
