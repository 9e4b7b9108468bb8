import { practiceOf } from "@/tests/support/factories/practice";
import {
  canGoBack,
  choosePractice,
  isAddition,
  labelsOf,
  pathOf,
  progressOf,
  reduce,
  startRun,
  weightsFor,
  addToAnswer,
} from "./model";
import { type StepOf } from "./practice-file";
import { type AnswerValue, type RunState } from "./schema";

const PRACTICE = practiceOf({
  steps: [
    { id: "options", kind: "list", question: "Which options?", why: "So", min: 2 },
    { id: "criteria", kind: "list", question: "Which criteria?", why: "So" },
    {
      id: "scores",
      kind: "weights",
      question: "How good?",
      why: "So",
      rows: "options",
      columns: "criteria",
      weighted: true,
    },
    {
      id: "next",
      kind: "choice",
      question: "What now?",
      why: "So",
      options: [
        { id: "now", label: "Now" },
        { id: "later", label: "Later" },
      ],
    },
    { id: "fact", kind: "text", question: "Which fact?", why: "So", onlyIf: { step: "next", isOneOf: ["later"] } },
    { id: "words", kind: "sentence", question: "Say it", why: "So" },
    {
      id: "trial",
      kind: "rehearsal",
      question: "Try it",
      why: "So",
      about: "words",
      optional: true,
      rounds: [
        { move: "says no", line: "No.", advice: "Ask." },
        { move: "is silent", line: "…", advice: "Wait." },
      ],
    },
  ],
  page: "# {{words}} and nothing else",
});

const answer = (run: RunState, ...values: AnswerValue[]) =>
  values.reduce((state, value) => reduce(PRACTICE, state, { type: "answer", value }), run);
const OPTIONS = [["Stay"], ["Go"]];
const CRITERIA = [["Cheap"], ["Quick"]];
const scores = (run: RunState, all: number[][]) => ({
  ...weightsFor(run, PRACTICE.steps[2] as StepOf<"weights">),
  scores: all,
});

const atScores = answer(startRun(PRACTICE), OPTIONS, CRITERIA);
const atNext = answer(
  atScores,
  scores(atScores, [
    [1, 2],
    [3, 4],
  ]),
);

it("asks only the steps that an earlier choice requires", () => {
  expect(answer(atNext, "now").step).toBe("words");
  expect(answer(atNext, "later").step).toBe("fact");
  expect(pathOf(PRACTICE, answer(atNext, "now")).map(({ id }) => id)).not.toContain("fact");
});

it("counts the steps that are asked", () => {
  expect(progressOf(PRACTICE, startRun(PRACTICE))).toEqual({ step: 1, of: 7 });
  expect(progressOf(PRACTICE, answer(atNext, "now"))).toMatchObject({ of: 6 });
  expect(progressOf(PRACTICE, answer(atNext, "later"))).toEqual({ step: 5, of: 7 });
});

it("goes back to an answer, and forward to the step it came from", () => {
  const back = reduce(PRACTICE, atNext, { type: "back" });
  expect(back.step).toBe("scores");
  expect(
    answer(
      back,
      scores(back, [
        [1, 2],
        [3, 5],
      ]),
    ).step,
  ).toBe("next");
  expect(canGoBack(PRACTICE, startRun(PRACTICE))).toBe(false);
  expect(reduce(PRACTICE, startRun(PRACTICE), { type: "back" })).toEqual(startRun(PRACTICE));
});

it("asks for ratings again after an option was added, and keeps those that are still valid", () => {
  const reopened = reduce(PRACTICE, atNext, { type: "open", step: "options" });
  const changed = answer(reopened, [["Go"], ["Wait"], ["Stay"]]);
  expect(changed.step).toBe("scores");
  expect(weightsFor(changed, PRACTICE.steps[2] as StepOf<"weights">)).toMatchObject({
    rows: ["Go", "Wait", "Stay"],
    scores: [
      [3, 4],
      [0, 0],
      [1, 2],
    ],
  });
  expect(labelsOf(changed, "options")).toEqual(["Go", "Wait", "Stay"]);
});

it("keeps an answer with a remark when the person leaves the step, and returns to it", () => {
  const held = reduce(PRACTICE, answer(atNext, "now"), { type: "hold", value: "Perhaps", followUp: null });
  expect(held.step).toBe("words");
  const back = reduce(PRACTICE, held, { type: "back" });
  expect(back.answers.words?.value).toBe("Perhaps");
  const again = answer(back, "now");
  expect(again.step).toBe("words");
  expect(answer(again, "Yes.")).toMatchObject({ step: "trial", answers: { words: { value: "Yes." } } });
  expect(reduce(PRACTICE, held, { type: "keep" }).step).toBe("trial");
});

it("skips only what may be skipped", () => {
  expect(reduce(PRACTICE, atNext, { type: "skip" })).toBe(atNext);
  const atTrial = answer(atNext, "now", "No.");
  expect(reduce(PRACTICE, atTrial, { type: "skip" })).toMatchObject({
    step: null,
    answers: { trial: { value: null } },
  });
});

it("collects the rounds of a rehearsal, including one that ends early", () => {
  const atTrial = reduce(PRACTICE, answer(atNext, "now", "No."), { type: "cue", line: "But why?" });
  const once = reduce(PRACTICE, atTrial, { type: "reply", reply: "Because." });
  expect(once).toMatchObject({ rounds: [{ line: "But why?", reply: "Because." }], cue: null });
  expect(reduce(PRACTICE, once, { type: "reply", reply: "Nobody asked" })).toBe(once);
  const ended = reduce(PRACTICE, once, { type: "end-rehearsal" });
  expect(ended).toMatchObject({ step: null, answers: { trial: { value: [{ line: "But why?", reply: "Because." }] } } });
  const unused = reduce(PRACTICE, atTrial, { type: "end-rehearsal" });
  expect(unused.answers.trial?.value).toBeNull();
});

it("continues a rehearsal that was left with 'Back' after some rounds", () => {
  const atTrial = reduce(PRACTICE, answer(atNext, "now", "No."), { type: "cue", line: "No." });
  const once = reduce(PRACTICE, atTrial, { type: "reply", reply: "What would help?" });
  const again = answer(reduce(PRACTICE, once, { type: "back" }), "No, thank you.");
  expect(again).toMatchObject({ step: "trial", rounds: [{ line: "No.", reply: "What would help?" }], cue: null });
});

it("keeps the lines of a rehearsal that is opened again and ended", () => {
  const atTrial = reduce(PRACTICE, answer(atNext, "now", "No."), { type: "cue", line: "No." });
  const once = reduce(PRACTICE, atTrial, { type: "reply", reply: "What would help?" });
  const ended = reduce(PRACTICE, once, { type: "end-rehearsal" });
  const again = reduce(PRACTICE, ended, { type: "open", step: "trial" });
  expect(again.rounds).toHaveLength(1);
  expect(reduce(PRACTICE, again, { type: "end-rehearsal" }).answers).toEqual(ended.answers);
  expect(reduce(PRACTICE, again, { type: "back" }).answers.trial).toEqual(ended.answers.trial);
});

it("replaces the lines of a complete rehearsal one by one", () => {
  const say = (run: RunState, reply: string) =>
    reduce(PRACTICE, reduce(PRACTICE, run, { type: "cue", line: "No." }), { type: "reply", reply });
  const complete = ["Because.", "Tell me more."].reduce(say, answer(atNext, "now", "No."));
  const again = reduce(PRACTICE, complete, { type: "open", step: "trial" });
  expect(again.rounds).toEqual([]);
  const ended = reduce(PRACTICE, say(again, "Why not?"), { type: "end-rehearsal" });
  expect(ended.answers.trial?.value).toEqual([
    { line: "No.", reply: "Why not?" },
    { line: "No.", reply: "Tell me more." },
  ]);
});

it("counts the follow-ups of a step, and clears the count when it leaves the step", () => {
  const atFact = answer(atNext, "later");
  const asked = reduce(PRACTICE, atFact, { type: "hold", value: "The notice", followUp: "From whom?" });
  expect(asked).toMatchObject({ followUps: 1, followUp: "From whom?" });
  expect(isAddition(PRACTICE.steps[4] ?? null, asked)).toBe(true);
  expect(answer(asked, "The notice\nFrom Berg")).toMatchObject({ step: "words", followUps: 0, followUp: null });
});

it("appends to an answer, unless the text repeats its beginning", () => {
  expect(addToAnswer("The notice period", "From Berg.")).toBe("The notice period\nFrom Berg.");
  expect(addToAnswer("The notice period", "The notice period, from Berg")).toBe("The notice period, from Berg");
});

it("chooses the practice that the insight names, otherwise the one for habits, and none without a step", () => {
  expect(choosePractice({ nextStep: "Negotiate.", practice: "decide" })).toBe("decide");
  expect(choosePractice({ nextStep: "Before the next negotiation, fix your limit." })).toBe("wish-to-plan");
  expect(choosePractice({ nextStep: "" })).toBeNull();
});

it("holds a line of a rehearsal until it is written again or kept", () => {
  const atTrial = reduce(PRACTICE, answer(atNext, "now", "No."), { type: "cue", line: "But why?" });
  const held = reduce(PRACTICE, atTrial, { type: "hold", value: "You always ask.", followUp: null });
  expect(held).toMatchObject({ step: "trial", rounds: [], cue: "But why?", pending: "You always ask." });
  const again = reduce(PRACTICE, held, { type: "reply", reply: "Because." });
  expect(again).toMatchObject({ rounds: [{ line: "But why?", reply: "Because." }], cue: null, pending: null });
  expect(reduce(PRACTICE, held, { type: "keep" }).rounds).toEqual([{ line: "But why?", reply: "You always ask." }]);
  const left = reduce(PRACTICE, held, { type: "back" });
  expect(left.answers.trial).toBeUndefined();
});

it("ends a rehearsal with its last line", () => {
  const lines = ["Because.", "Tell me more."];
  const end = lines.reduce(
    (run, reply) => reduce(PRACTICE, reduce(PRACTICE, run, { type: "cue", line: "No." }), { type: "reply", reply }),
    answer(atNext, "now", "No."),
  );
  expect(end).toMatchObject({ step: null, rounds: [] });
  expect(end.answers.trial?.value).toHaveLength(2);
});
