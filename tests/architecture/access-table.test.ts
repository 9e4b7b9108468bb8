/** @jest-environment node */
import { ENDPOINTS } from "@/tests/support/security/access-table";
import { readHandlers } from "@/tests/support/security/route-files";

it("each endpoint has the access that the table says, and the table has each endpoint", () => {
  const declared = [...readHandlers()].map(([name, handler]) => `${name} ${handler.access ?? "UNDECLARED"}`);
  expect(declared.sort()).toEqual(ENDPOINTS.map(({ name, access }) => `${name} ${access}`).sort());
});
