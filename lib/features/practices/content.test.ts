import { composePage, composePlan } from "./pages/compose-page";
import { findFault } from "./checks";
import { listPractices } from "./list-practices";
import { startRun } from "./model";
import { parsePractice, practices } from "./store";

it("every practice of the content folder is valid, and the ten required ones exist", async () => {
  const ids = (await listPractices()).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      "hard-conversation",
      "feedback",
      "decide",
      "premortem",
      "negotiate",
      "stakeholder-map",
      "delegate",
      "after-action-review",
      "weekly-review",
      "wish-to-plan",
    ]),
  );
});

it("the example of a step passes the step's checks", async () => {
  const faults = [...(await practices()).values()].flatMap(({ id, steps }) =>
    steps.flatMap((step) =>
      "checks" in step && step.example
        ? step.checks
            .filter((check) => findFault(check, step.example ?? "") !== null)
            .map((check) => `${id}/${step.id}: ${check}`)
        : [],
    ),
  );
  expect(faults).toEqual([]);
});

it("a run with all steps skipped makes a page with valid markup", async () => {
  for (const practice of (await practices()).values()) {
    const run = startRun(practice);
    expect(composePage(practice, run, null)).not.toMatch(/\{\{|\}\}|undefined|null/);
    composePlan(practice, run);
  }
});

it("rejects a practice that refers to an unknown step, and names the place", () => {
  const text = `
title: A
when: b
minutes: 5
source: c
result: d
steps:
  - { id: one, kind: text, question: q, why: w }
  - { id: two, kind: weights, question: q, why: w, rows: nowhere, columns: one, showComputed: later }
  - { id: third, kind: text, question: q, why: w, showComputed: one }
computed: [{ id: later, kind: matrix, from: two }]
page: "# {{three}} is a page of {{one:role}}"
plan: { what: x, date: one }
`;
  expect(() => parsePractice("broken", text)).toThrow(
    /broken\.yaml[\s\S]*rows names 'nowhere'[\s\S]*columns names 'one', which is of kind text[\s\S]*showComputed needs 'two' to be asked before it[\s\S]*showComputed names 'one', which is not computed[\s\S]*page: there is no 'three'[\s\S]*page: '\{\{one:role}}' is no place for an answer[\s\S]*date needs a step of kind date/,
  );
});

it("names the step in which a field is wrong", () => {
  const text = `
title: A
when: b
minutes: 5
source: c
result: d
names: [ab]
steps:
  - { id: one, kind: text, question: q, why: w, checks: [nothing-like-it] }
  - { id: two, kind: text, question: q, why: w }
page: "# {{one}} is a page of this"
`;
  expect(() => parsePractice("broken", text)).toThrow(
    /names\.0: A name is 3 to 40[\s\S]*step 'one' checks 0: Invalid option/,
  );
});
