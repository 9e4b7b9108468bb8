import { isAccessCode } from "./access-code";

it.each(["qn64-f5w3", "QN64-F5W3", "qn64f5w3", "QN64 F5W3", "qn64–f5w3", " q n64 - F5w3 "])(
  "accepts the generated code written as %p",
  (entered) => expect(isAccessCode(entered, "qn64-f5w3")).toBe(true),
);

it.each(["qn64-f5w", "qn64-f5w33", "qn64_f5w3", "f5w3-qn64", ""])("refuses %p", (entered) =>
  expect(isAccessCode(entered, "qn64-f5w3")).toBe(false),
);

it("takes a code that an operator chose only as it is", () => {
  expect(isAccessCode("Blue-Heron 7", "Blue-Heron 7")).toBe(true);
  expect(isAccessCode("blue-heron 7", "Blue-Heron 7")).toBe(false);
  expect(isAccessCode("BlueHeron7", "Blue-Heron 7")).toBe(false);
});
