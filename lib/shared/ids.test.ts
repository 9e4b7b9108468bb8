import { numericId, opaqueId, parseNumericId } from "./ids";

describe("ids", () => {
  it.each([
    ["1", 1],
    ["2147483647", 2_147_483_647],
    [42, 42],
  ])("reads %j", (value, id) => {
    expect(parseNumericId(value)).toBe(id);
  });

  it.each([
    "0",
    "-1",
    "01",
    "1.5",
    "2147483648",
    "99999999999",
    "1e3",
    " 1",
    "",
    "abc",
    null,
    undefined,
    ["1"],
    {},
    NaN,
  ])("refuses %j", (value) => {
    expect(parseNumericId(value)).toBeNull();
    expect(numericId.safeParse(value).success).toBe(false);
  });

  it("accepts opaque ids of letters, digits, dash and underscore only", () => {
    for (const id of ["cm3x_9-Abc12", "1"]) expect(opaqueId.safeParse(id).success).toBe(true);
    for (const id of ["", "../../etc", "x".repeat(65)]) expect(opaqueId.safeParse(id).success).toBe(false);
  });
});
