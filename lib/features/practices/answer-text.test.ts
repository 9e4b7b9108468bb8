import { checkedTexts } from "./answer-text";
import { findRemark } from "./checks";
import type { PracticeStep } from "./practice-file";

const ACTIONS: PracticeStep = {
  id: "actions",
  kind: "list",
  question: "What is done about each?",
  why: "So",
  optional: false,
  notes: [],
  min: 1,
  max: 4,
  prefillFrom: "risks",
  checks: ["no-owner"],
  fields: [
    { label: "Cause", optional: false },
    { label: "Action and owner", optional: false },
  ],
};

it("checks the person's first part of each row of a prefilled list", () => {
  const rows = [
    ["The counts were wrong in Brno", "we need to count better"],
    ["The temps were gone", "Maud keeps twelve of them", "they ask her the same question"],
  ];
  const remarks = checkedTexts(ACTIONS, rows).map(({ text, entry }) => [entry, findRemark(["no-owner"], text)?.check]);
  expect(remarks).toEqual([
    ["The counts were wrong in Brno", "no-owner"],
    ["The temps were gone", undefined],
  ]);
});
