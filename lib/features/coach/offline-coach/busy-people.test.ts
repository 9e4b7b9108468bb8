import type { EvidenceView } from "@/lib/features/report/schema";
import { CONTEXT, hold, replies } from "@/tests/support/coach-talk";
import { hexacoView, insightView, reportView, traitView } from "@/tests/support/factories/report-view";
import type { CoachContext } from "../schema";

// How people with little time write: clipped, impatient, in several directions at once.

const repliesTo = (messages: string[], context?: CoachContext) => replies(hold(messages, context));
const last = (...messages: string[]) => repliesTo(messages).at(-1) ?? "";

const MATTER = "My peer Tom promised our launch date to a client without asking me.";

describe("a plan in few words", () => {
  it("is made of clipped steps, short days and bare answers", () => {
    const said = repliesTo([
      "My report Lena misses deadlines.",
      "could ask her what she needs",
      "weds 9.15",
      "shes busy. I ask again fri",
    ]);
    expect(said[1]).toMatch(/ask her what she needs/);
    expect(said[3]).toContain(
      "If it is Wednesday 9:15, then I ask her what she needs. If she's busy, then I ask again",
    );
  });

  it("takes the moment that is meant when another is ruled out", () => {
    const said = repliesTo([
      MATTER,
      "I could show him the churn by feature.",
      "Monday standup is the wrong place. Our 1:1 on Tuesday",
    ]);
    expect(said[2]).toMatch(/^On Tuesday/);
  });

  it("keeps a response that is a thing and not a deed", () => {
    const said = repliesTo([
      MATTER,
      "I'll show him the figures on Monday at nine.",
      "he gets distracted. then one slide",
    ]);
    expect(said[2]).not.toMatch(/I one slide/);
  });

  it("is said anew when its moment or manner changes, and the new one is kept", () => {
    const said = repliesTo([
      MATTER,
      "I'll ask him for thirty minutes on Thursday.",
      "he says no. then I write to him",
      "5",
      "if I did it by phone on Wednesday it'd be easier",
      "8",
      "bye",
    ]);
    expect(said[4]).toContain("If it is Wednesday, then I ask him for thirty minutes by phone.");
    expect(said[6]).toContain("if it is Wednesday, then I ask him for thirty minutes by phone");
  });

  it("takes a sentence in quotation marks as what will be said", () => {
    const said = repliesTo([
      MATTER,
      "I could tell him to stop.",
      "no, not that. a question",
      "'What would have to be true for March?'",
      "Friday",
    ]);
    expect(said[3]).toMatch(/ask: “What would have to be true for March”/);
    expect(said[4]).toMatch(/^Friday/);
  });

  it("is not made of exaggerations or of orders to the coach", () => {
    expect(last("I'm so angry I could throw up")).not.toMatch(/could throw up/);
    expect(last(MATTER, "Give me a plan to win the client back")).not.toMatch(/Give you/);
    expect(last(MATTER, "tell me I'm good enough")).toMatch(/would not carry|counts against/);
  });

  it("never ends a step in the middle of a phrase", () => {
    const said = repliesTo([
      "I check my deputy's files at night.",
      "I could stop opening the folder until the 3rd",
      "on Monday",
    ]);
    expect(said.join(" ")).not.toMatch(/until[.,]/);
  });

  it("is put together as far as it goes when it is asked for, and its missing piece asked", () => {
    expect(last("Give me a plan to get promoted to SVP in 12 months")).toMatch(/needs three things|as far|so far/i);
    expect(last("I want to become CFO.", "My boss thinks I'm too quiet.", "give me a plan")).toMatch(
      /you want to become CFO.*\?$/,
    );
    const said = repliesTo([
      "I want to become CFO.",
      "I'll ask the CEO on Monday at nine.",
      "he says no. then I ask again in May",
      "8",
      "what did we agree?",
    ]);
    expect(said[4]).toMatch(/if it is Monday at nine, then I ask the CEO; if he says no, then I ask again in May/);
  });
});

it("leaves out of a step what it is preferred to, and takes its moment out of the words to say", () => {
  const said = repliesTo([MATTER, "I'd rather call the client than write to Tom", "Monday"]);
  expect(said[1]).toMatch(/call the client(?! than)/i);
  const other = repliesTo([
    MATTER,
    "I'll tell the VP on Thursday: yes, with Piotr as deputy",
    "he says no. then I say no too",
  ]);
  expect(other[2]).toContain("If it is Thursday, then I tell the VP: “yes, with Piotr as deputy”.");
});

it("takes words to somebody for a step, even where they are a question", () => {
  const said = repliesTo([
    "My client wants me to be pragmatic about a provision of four million.",
    "'Robert, the provision stays. What do you need from me to explain it to your board?'",
    "monday call 10.30",
  ]);
  expect(said[1]).toMatch(/ask: “Robert|say: “Robert/);
  expect(said[2]).toMatch(/^Monday/);
});

it("takes a moment out of the middle of a step", () => {
  const said = repliesTo([MATTER, "tell his boss before, sunday night, by phone", "he says wait. I don't wait"]);
  expect(said.join(" ")).toMatch(/Sunday night(?:,|:| it is)/);
});

describe("several matters", () => {
  it("are told apart when they come in one message, and taken up by name", () => {
    const said = repliesTo([
      "Three things: (1) my bonus got cut (2) Tomas wants to move to Berlin (3) I haven't slept since May.",
      "the bonus",
      "I asked my boss twice.",
      "ok now Tomas",
    ]);
    expect(said[0]).toMatch(/^Three matters.*\?$/);
    expect(said[1]).toContain("“my bonus got cut”");
    expect(said[3]).toContain("“Tomas wants to move to Berlin”");
  });

  it("are kept apart by a name before a colon", () => {
    const said = repliesTo([
      "Budget cut of 15%, the team does not know yet.",
      "also my knee surgery is on the 20th and nobody covers",
      "back to the budget",
      "I'll open with the number tomorrow at nine",
      "they ask who goes. I say nobody",
      "9",
      "knee: could ask Tobias to cover",
      "today after lunch",
      "no obstacle",
      "10",
      "list all my plans",
    ]);
    expect(said[2]).toMatch(/budget cut of 15%/i);
    expect(said[10]).toMatch(/open with the number.*ask Tobias to cover/i);
  });
});

describe("impatience", () => {
  it("at a question that was answered gets another question and no lecture", () => {
    const [first = "", second = ""] = repliesTo([MATTER, "you already asked that"]);
    expect(second).not.toMatch(/understand before anything else/);
    expect(second.split(/(?<=[.!])\s/).at(-1)).not.toBe(first.split(/(?<=[.!])\s/).at(-1));
  });

  it("with being echoed ends the echo", () => {
    const said = repliesTo([
      MATTER,
      "stop repeating what I say",
      "he did it to sales too",
      "they never complained either",
    ]);
    expect(said.slice(2).join(" ")).not.toMatch(/he did it to sales|they never complained/i);
  });

  it("that puts something right in passing is heard for it", () => {
    expect(last("My manager says I'm too operational.", "you're not listening. it was Denise, not Phil")).toMatch(
      /it was Denise/i,
    );
  });

  it("with the whole thing at the start is no matter to reflect on", () => {
    expect(last("great, another chatbot telling me to breathe")).not.toMatch(/telling you to breathe/);
  });

  it("after a refused suggestion drops it", () => {
    const said = repliesTo([
      "My direct report Tom misses every deadline.",
      "What should I do?",
      "yes",
      "meh. I've tried that",
    ]);
    expect(said[3]).toMatch(/off the table|does not fit/);
  });

  it("gets the advice that was insisted on, and not another question", () => {
    const said = repliesTo([
      "My direct report Tom misses every deadline.",
      "What should I do?",
      "stop asking and give me your advice",
    ]);
    expect(said[2]).toContain("as something to try");
  });
});

it("only listens to somebody who wants to be heard, until they want something", () => {
  const said = repliesTo([
    "I don't want advice, I just need to vent.",
    "He moved our offsite to my daughter's graduation. Again.",
    "She graduates once.",
    "thanks for listening",
    "I do want to say something to him now.",
  ]);
  for (const reply of said.slice(0, 4)) expect(reply).not.toContain("?");
  expect(said[4]).toMatch(/\?$/);
});

it("asks how it went when somebody comes back after a plan, and hears that it was done", () => {
  const summary =
    "Goal: “I want to hand the close to my deputy Erik.”\nPlan: “If it is Monday after standup, then I tell Erik.”\nWho: “My boss, Ruth, thinks I hold on to everything.”";
  const said = repliesTo(["hi again", "did it. told Erik monday"], { ...CONTEXT, summary });
  expect(said[0]).toMatch(/if it is Monday after standup, then I tell Erik\. How did it go\?/);
  expect(said[1]).toMatch(/set out to do|it is done/);
  expect(repliesTo(["hi again", "didn't get round to it"], { ...CONTEXT, summary })[1]).toMatch(
    /ahead of you|something stronger/,
  );
});

it("follows small words of other languages, and closes on them", () => {
  const said = repliesTo([MATTER, "I'll ask him on Sunday after church.", "keine Ahnung", "7", "danke, tschüss"]);
  expect(said[2]).toContain("If it is Sunday after church, then I ask him.");
  expect(said[4]).toContain("if it is Sunday after church, then I ask him");
});

it("says what somebody only thinks of others as their view", () => {
  expect(last("I asked twice for the figures.", "Both of them are lying I think")).toMatch(
    /as you see it|perhaps|your reading/i,
  );
});

it("does not take words tried out for a wish of the person's", () => {
  const said = repliesTo([
    "I want to tell my cofounder Priya that I want to be sole CEO.",
    "can we rehearse?",
    "Priya, I want us to decide it before June.",
    "recap please",
  ]);
  expect(said[3]).not.toMatch(/decide it before June/);
});

it("reads no feeling and no situation out of a single word in a long account", () => {
  const rant =
    "We migrated the ERP in September, it was to take six weeks, it is week nineteen now, the consultants have gone through 2.3 million of 1.4, my two best planners resigned within ten days, and the CFO has decided that the reason is leadership in operations, which is me, and on Friday he said in front of the exco that we need fresh eyes. I have been here for fourteen years and he was the one who picked the vendor.";
  expect(last(rant)).not.toMatch(/examination|board/i);
  expect(last(MATTER, "I didn't say I was afraid of him, I said I sat there")).not.toMatch(/afraid|at stake/i);
});

describe("a question about the report", () => {
  const evidence: EvidenceView[] = [
    {
      kind: "score",
      trait: "agreeableness",
      label: "Agreeableness",
      value: "84 of 100; above the typical range; 97th percentile",
      source: "your scores",
    },
  ];
  const report = reportView({
    details: [
      insightView("one", { text: "You tend to wait for others. Is that so?", evidence }),
      insightView("two", {
        title: "Hidden Tension",
        text: "A hard sentence is put off and gets softer.",
        evidence,
      }),
    ],
    hexacoData: hexacoView([traitView("agreeableness", 84)]),
  });

  const answer = (question: string, over: Partial<CoachContext> = {}) =>
    repliesTo([MATTER, question], { ...CONTEXT, report, ...over })[1];

  it("is answered from it, with what it rests on, and in no more figures than it takes", () => {
    expect(answer("whats my report say about this")).toMatch(/^Operating Mode: You tend to wait for others\./);
    expect(answer("what does my report say about this")).toMatch(
      /rests on Agreeableness, 84 of 100, from your scores\./,
    );
    expect(answer("what does my report say about this")).not.toContain("percentile");
    expect(answer("what was my hidden tension?")).toMatch(/^Hidden Tension: A hard sentence is put off/);
    expect(answer("what does my agreeableness mean?")).toMatch(/^Agreeableness: 84 of 100, likely 75 to 93/);
  });

  it("leaves out what was struck, and says when there is none", () => {
    const struck = { disputes: ["one", "Agreeableness"] };
    expect(answer("what does my report say about this", struck)).toMatch(/^Hidden Tension/);
    expect(answer("what does my agreeableness mean?", struck)).toMatch(/struck that one/);
    expect(answer("what does my report say about this", { report: null })).toMatch(
      /no report for you|Without a report/,
    );
  });
});
