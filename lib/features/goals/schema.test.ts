import { saveCommitmentInput } from "./schema";

const withSource = (id: string) =>
  saveCommitmentInput.safeParse({ text: "Call Jo", timeZone: "Europe/Berlin", source: { kind: "insight", id } })
    .success;

it.each(["a\u0000b", "\ud800", "", "a b", "x".repeat(81)])("rejects %j as a source, because it is not an id", (id) => {
  expect(withSource(id)).toBe(false);
});

it.each(["cmb1x2y3z0000abcd", "5f0c9c1e-1d9a-4b7e-8a3e-2f6d7c1b0a99", "blind-spot:1.2"])(
  "accepts %s as a source",
  (id) => {
    expect(withSource(id)).toBe(true);
  },
);
