import { renderHook } from "@testing-library/react";
import { useState } from "react";
import type { RunView, StepView } from "@/lib/features/practices/schema";
import { answerToEdit, useAnswerToEdit } from "./use-answer-to-edit";

const STEP: StepView = {
  id: "facts",
  kind: "text",
  question: "What happened?",
  why: "So",
  example: null,
  optional: false,
  max: 500,
  value: "",
};
const RUN: RunView = {
  id: "run",
  practiceId: "feedback",
  title: "Give feedback",
  conversationId: "here",
  version: 1,
  status: "running",
  paused: false,
  progress: { step: 2, of: 5 },
  canGoBack: true,
  canKeep: false,
  check: null,
  isAddition: false,
  step: STEP,
};
const remarked: RunView = { ...RUN, canKeep: true, step: { ...STEP, value: "She was rude" } };
const next: RunView = { ...RUN, step: { ...STEP, id: "impact" } };

function useField({ run, typed }: { run: RunView | null; typed: string }) {
  const [draft, setDraft] = useState(typed);
  useAnswerToEdit(run, draft, setDraft);
  return draft;
}
const at = (run: RunView | null, typed = "") => renderHook(useField, { initialProps: { run, typed } });

it("fills the empty field with an answer that got a remark", () => {
  const { result, rerender } = at(RUN);
  rerender({ run: remarked, typed: "" });
  expect(result.current).toBe("She was rude");
});

it("clears the answer when the step is left or the practice ends", () => {
  const { result, rerender } = at(remarked);
  expect(result.current).toBe("She was rude");
  rerender({ run: next, typed: "" });
  expect(result.current).toBe("");
  rerender({ run: remarked, typed: "" });
  rerender({ run: null, typed: "" });
  expect(result.current).toBe("");
});

it("keeps text that the person has typed", () => {
  const { result, rerender } = at(RUN, "Half a sentence");
  rerender({ run: remarked, typed: "" });
  expect(result.current).toBe("Half a sentence");
});

it("leaves the field empty for an addition, and while the practice waits", () => {
  expect(answerToEdit({ ...remarked, isAddition: true })).toBe("");
  expect(answerToEdit({ ...remarked, paused: true })).toBe("");
  expect(answerToEdit(remarked)).toBe("She was rude");
});

const prefilled: RunView = { ...next, step: { ...STEP, id: "impact", value: "The line was down for two days." } };

it("begins a step with what the person wrote before, and after a reload with what they made of it", () => {
  const { result, rerender } = at(RUN);
  rerender({ run: prefilled, typed: "" });
  expect(result.current).toBe("The line was down for two days.");
  expect(at(prefilled, "The line was down.").result.current).toBe("The line was down.");
});
