import { practiceOf } from "@/tests/support/factories/practice";
import * as pages from "./compose-page";
import { composeConversationTitle, composeTitle, composePlan } from "./compose-page";
import { reduce, startRun } from "../model";
import type { Practice } from "../practice-file";
import type { AnswerValue, RunState } from "../schema";

const PRACTICE = practiceOf({
  steps: [
    { id: "topic", kind: "sentence", question: "What?", why: "So" },
    { id: "facts", kind: "text", question: "Which facts?", why: "So", optional: true },
    { id: "moves", kind: "list", question: "Who?", why: "So", fields: [{ label: "Who" }, { label: "What" }] },
    { id: "when", kind: "date", question: "When?", why: "So" },
  ],
  page: "# {{topic}}\n\n{{#facts}}\n## Facts\n\n{{facts}}\n\n{{/facts}}\n> I open with: {{topic}}\n\n{{moves}}\n\n**When:** {{when}}",
  plan: { what: "Talk: {{topic}}", date: "when" },
});

const runWith = (...values: (AnswerValue | null)[]) =>
  values.reduce(
    (run, value) => reduce(PRACTICE, run, value === null ? { type: "skip" } : { type: "answer", value }),
    startRun(PRACTICE),
  );
const composePage = (...run: [Practice, RunState]) => pages.composePage(...run, null);
const WHEN = { date: "2031-03-04", time: "16:00", note: "" };

it("inserts the answers at their places in the page, and omits skipped steps", () => {
  expect(composePage(PRACTICE, runWith("The figures.", null, [["IK", "asks | tells"]], WHEN))).toBe(
    [
      "# The figures",
      "",
      "> I open with: The figures.",
      "",
      "| Who | What |",
      "| --- | --- |",
      "| IK | asks \\| tells |",
      "",
      "**When:** Tuesday, 4 March 2031, 16:00",
    ].join("\n"),
  );
});

it("shows typed text literally, even where it looks like markup", () => {
  const page = composePage(PRACTICE, runWith("*Now*", "# not a heading\n- nor a list\n<b>", [["IK", "asks"]], WHEN));
  expect(page).toContain("# \\*Now\\*");
  expect(page).toContain("\\# not a heading  \n\\- nor a list  \n\\<b\\>");
});

it("cuts a title after a whole word, and keeps the question mark of a question", () => {
  const long = "The acquisition talk with Tessel that fell through on Tuesday after ten days of data room and silence.";
  expect(composeTitle(PRACTICE, runWith(long))).toBe(
    "Sample: The acquisition talk with Tessel that fell through on Tuesday after ten days…",
  );
  expect(composeTitle(PRACTICE, runWith("Do we close Graz?"))).toBe("Sample: Do we close Graz?");
  expect(composeTitle(PRACTICE, runWith("The figures."))).toBe("Sample: The figures");
  expect(composeTitle(PRACTICE, runWith("anselm, equity"))).toBe("Sample: Anselm, equity");
  expect(composeTitle(PRACTICE, runWith("iPhone launch"))).toBe("Sample: iPhone launch");
});

it("names a conversation after its matter, as soon as it is known", () => {
  expect(composeConversationTitle(PRACTICE, startRun(PRACTICE))).toBe("Sample");
  expect(composeConversationTitle(PRACTICE, runWith("anselm, equity."))).toBe("Anselm, equity");
});

it("uses the practice's title template where it has one", () => {
  const named = { ...PRACTICE, pageTitle: "Figures, until {{when}}" };
  const run = runWith("*The* figures.", null, [["IK", "asks"]], WHEN);
  expect(composeTitle(named, run)).toBe("Figures, until Tuesday, 4 March 2031, 16:00");
  expect(composeTitle({ ...named, pageTitle: "About {{topic}}" }, run)).toBe("About *The* figures.");
});

it("makes a commitment of the answer, due on the chosen day", () => {
  expect(composePlan(PRACTICE, runWith("The figures", null, [["IK", "asks"]], WHEN))).toEqual({
    what: "Talk: The figures",
    if: null,
    date: "2031-03-04",
    time: "16:00",
  });
});

it("writes lists of four parts as blocks, which fit a phone", () => {
  const labels = ["Cause", "Action", "By when", "Sign"];
  const wide = practiceOf({
    steps: [
      {
        id: "do",
        kind: "list",
        question: "What?",
        why: "So",
        fields: labels.map((label) => ({ label, optional: true })),
      },
      { id: "when", kind: "date", question: "When?", why: "So" },
    ],
    page: "# What we do about it\n\n{{do}}",
  });
  const run = reduce(wide, startRun(wide), {
    type: "answer",
    value: [
      ["Old data", "JM samples 500", "12 March", "5 % without address"],
      ["No sponsor", "I ask Carla", "Friday", ""],
    ],
  });
  expect(composePage(wide, run)).toContain(
    "**Old data**  \nAction: JM samples 500  \nBy when: 12 March  \nSign: 5 % without address\n\n" +
      "**No sponsor**  \nAction: I ask Carla  \nBy when: Friday",
  );
});

it("ends what is said or sent with a full stop and begins it with a capital", () => {
  const quoting = { ...PRACTICE, page: "# Say it\n\n> {{topic}}\n\n{{topic}}\n\n> One moment: {{topic}}" };
  expect(composePage(quoting, runWith("you spoke for 12 minutes"))).toBe(
    "# Say it\n\n> You spoke for 12 minutes.\n\nYou spoke for 12 minutes.\n\n> One moment: you spoke for 12 minutes.",
  );
  expect(composePage(quoting, runWith("What happened?"))).toContain("> What happened?\n");
});

it("leaves labels, lists and what is kept as a commitment as they were typed", () => {
  const labelled = { ...PRACTICE, page: "# Sample\n\n**About:** {{topic}}\n\n{{facts}}\n\n{{moves}}" };
  const run = runWith("the figures", "to settle:\n- dates", [["ik", "asks"]], WHEN);
  expect(composePage(labelled, run)).toBe(
    "# Sample\n\n**About:** the figures\n\nTo settle:  \n\\- dates\n\n| Who | What |\n| --- | --- |\n| ik | asks |",
  );
  expect(composePlan(labelled, run)?.what).toBe("Talk: the figures");
});

it("keeps an answer of several paragraphs and what follows it in one quotation", () => {
  const parts = "# Sample\n\n> {{topic}}\n{{#facts}}\n>\n> {{facts}}\n{{/facts}}\n>\n> Thank you.";
  const run = runWith("the line was down", "twice in May\nonce in June\n\nnobody called", [["IK", "asks"]], WHEN);
  expect(composePage({ ...PRACTICE, page: parts }, run)).toBe(
    "# Sample\n\n> The line was down.\n>\n> Twice in May  \n> once in June.\n>\n> Nobody called.\n>\n> Thank you.",
  );
  const without = runWith("the line was down", null, [["IK", "asks"]], WHEN);
  expect(composePage({ ...PRACTICE, page: parts }, without)).toBe("# Sample\n\n> The line was down.\n>\n> Thank you.");
});

it("greets a person by their name alone", () => {
  const greeting = { ...PRACTICE, page: "# Sample\n\n> Hello {{topic:name}}," };
  const greetingOf = (who: string) => /Hello .*/.exec(composePage(greeting, runWith(who)))?.[0];
  expect(greetingOf("Martin, account director at the hosting vendor")).toBe("Hello Martin,");
  expect(greetingOf("Ms Weber-Lund – our auditor")).toBe("Hello Ms Weber-Lund,");
  expect(greetingOf("to martin (hosting).")).toBe("Hello Martin,");
  expect(greetingOf("The whole sales team")).toBe("Hello all,");
});

it("signs with the first name, or shows where the name belongs", () => {
  const signed = { ...PRACTICE, page: "# Sample\n\n> {{topic}}\n>\n> Thank you.\n>\n> {{first-name}}" };
  const run = runWith("The line was down.");
  expect(pages.composePage(signed, run, "Ada")).toMatch(/> Thank you\.\n>\n> Ada$/);
  expect(pages.composePage(signed, run, null)).toMatch(/> Thank you\.\n>\n> \[your name\]$/);
});

it("asks a question and answers the other side in whole sentences", () => {
  const rehearsed = practiceOf({
    steps: [
      { id: "ask", kind: "sentence", question: "What?", why: "So", checks: ["not-a-question"] },
      {
        id: "try",
        kind: "rehearsal",
        about: "ask",
        question: "And then?",
        why: "So",
        rounds: [{ move: "says no", line: "No.", advice: "Ask." }],
      },
    ],
    page: "# Sample of a page\n\n> {{ask}}\n\n{{try}}",
  });
  const asked = reduce(rehearsed, startRun(rehearsed), { type: "answer", value: "what made you change the agenda" });
  const run = reduce(rehearsed, asked, { type: "answer", value: [{ line: "No.", reply: "i hear that" }] });
  expect(composePage(rehearsed, run)).toBe(
    "# Sample of a page\n\n> What made you change the agenda?\n\n- They: No.  \n  **I: I hear that.**",
  );
});
