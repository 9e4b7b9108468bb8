import { coachContext, disputedInsight, knownMemory } from "@/tests/support/factories/coach-context";
import { insightView, reportView } from "@/tests/support/factories/report-view";
import { inventedFacts, isKeptDraft, usesDisputed } from "@/tests/evals/model/measure-model";

const CONTEXT = coachContext({
  memories: [knownMemory("Sofia built that team in 2019.")],
  report: reportView({
    details: [insightView("mode-openness-high", { text: "You look for what is new before others notice anything." })],
  }),
  disputes: [disputedInsight({ insightId: "mode-openness-high" })],
});

it.each([
  ["You did not tell me who that is.", []],
  ["In 2019 it was Sofia, as you said.", []],
  ["Your mentor is Karen, since 2021.", ["Karen", "2021"]],
])("of '%s' the invented facts are %j", (reply, facts) => {
  expect(inventedFacts(CONTEXT, "Who is my mentor?", reply)).toEqual(facts);
});

it("recognises a disputed insight by its words", () => {
  expect(usesDisputed(CONTEXT, "It said that you look for what is new before others notice anything.")).toBe(true);
  expect(usesDisputed(CONTEXT, "You dispute what it said about Openness; I leave that out.")).toBe(false);
});

it.each([
  ["> Dear Jo, our meeting has to move to [day].\n\nCheck the day.", true],
  ["> Dear Jo, our meeting has to move to Thursday.", false],
  ["Dear Jo, our meeting has to move.", false],
])("'%s' keeps to what a person gave for a draft: %s", (reply, isKept) => {
  expect(isKeptDraft(CONTEXT, "Draft a mail to Jo that our meeting has to move.", reply)).toBe(isKept);
});
