import { acceptFollowUp, acceptLine, acceptSentences } from "./accept-model-text";
import { composePage } from "../pages/compose-page";
import { insertSentences, MODEL_TEXT_NOTICE } from "./insert-sentences";
import { findStep, reduce, startRun } from "../model";
import type { Practice, PracticeStep, StepOf } from "../practice-file";
import type { RunState } from "../schema";
import { practices } from "../store";

let practice: Practice;
let run: RunState;
beforeAll(async () => {
  const found = (await practices()).get("hard-conversation");
  if (!found) throw new Error("hard-conversation");
  practice = found;
  run = startRun(practice);
  for (const value of ["The late figures, with Martin", "The figures came on the 9th.", "I check them twice."])
    run = reduce(practice, run, { type: "answer", value });
});

const stepOf = (id: string): PracticeStep => {
  const step = findStep(practice, id);
  if (!step) throw new Error(id);
  return step;
};
const rehearsal = () => stepOf("rehearsal") as StepOf<"rehearsal">;

describe("a follow-up question", () => {
  const accept = (reply: string) =>
    acceptFollowUp({ practice, run, step: stepOf("impact") }, { answer: "I check them twice.", reply });

  it("is extracted from its JSON, also from a code fence", () => {
    const text = "What did it cost you in time?";
    expect(accept(JSON.stringify({ ask: text }))).toEqual({ text, fault: null });
    expect(accept(`\`\`\`json\n${JSON.stringify({ ask: text })}\n\`\`\``).text).toBe(text);
  });

  it("is null when the answer is sufficient, or when it was asked before", () => {
    expect(accept('{"ask":""}')).toEqual({ text: null, fault: null });
    run = { ...run, followUp: "What did it cost you?" };
    expect(accept('{"ask":"What did it cost you?"}')).toEqual({ text: null, fault: null });
    run = { ...run, followUp: null };
  });

  it.each([
    "no JSON at all",
    '{"ask":"You should talk to Martin."}',
    '{"ask":"What did it cost? And who noticed?"}',
    '{"question":"What did it cost?"}',
  ])("is rejected when it is not one question: %s", (reply) => {
    expect(accept(reply)).toEqual({ text: null, fault: "shape" });
  });

  it("is rejected when it names a person whom the answer does not name", () => {
    expect(accept('{"ask":"What did Petra say about it?"}').fault).toBe("name");
  });
});

describe("a line of the counterpart", () => {
  const accept = (line: string) => acceptLine({ practice, run, step: rehearsal() }, JSON.stringify({ line }));

  it("may use the person's words, and a few new ones", () => {
    const line = "No. Your figures are not my problem, and I will not change how I work.";
    expect(accept(line)).toEqual({ text: line, fault: null });
  });

  it.each(["As an AI I cannot be angry.", "You are an idiot.", "Then I will hurt myself."])(
    "stays in the role and hurts nobody: %s",
    (line) => {
      expect(accept(line).fault).toBe("shape");
    },
  );

  it("contains no new number", () => {
    expect(accept("I have worked here for 14 years.").fault).toBe("number");
  });
});

describe("the connecting sentences of a page", () => {
  const page = () => composePage(practice, run, null);
  const accept = (sentences: { heading: string; text: string }[]) =>
    acceptSentences({ practice, run, page: page() }, JSON.stringify({ sentences }));

  it("are set in italics below their heading, and the page marks them as worded by the model", () => {
    const { sentences } = accept([{ heading: "The facts", text: "The figures came on the 9th; begin there." }]);
    const content = insertSentences(page(), sentences);
    expect(content).toContain("## The facts\n\n*The figures came on the 9th; begin there.*\n\nThe figures came");
    expect(content.endsWith(MODEL_TEXT_NOTICE)).toBe(true);
  });

  it("are rejected below an unknown heading, and when they state something new", () => {
    const { sentences, faults } = accept([
      { heading: "The weather", text: "The figures came on the 9th." },
      { heading: "The facts", text: "Martin has missed 12 dates." },
      { heading: "My one ask", text: "They are overworked and underpaid since the merger." },
    ]);
    expect(sentences).toEqual([]);
    expect(faults).toEqual(["shape", "number", "fact"]);
  });

  it("leave the page unchanged when there are none", () => {
    expect(insertSentences(page(), accept([]).sentences)).toBe(page());
  });
});
