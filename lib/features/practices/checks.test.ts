import { findFault, findRemark } from "./checks";
import type { CheckId } from "./practice-file";

const CASES: Record<CheckId, { remarks: string[]; silent: string[] }> = {
  "no-behaviour": {
    remarks: [
      "he was totally unprepared",
      "She has no sense of urgency",
      "his communication is poor",
      "You are manipulative",
      "He was unprofessional and rude.",
      "she has a bad attitude",
      "Tom is lazy and unreliable, the team suffers from it",
      "Total lack of respect towards me",
      "unprofessional, defensive",
      "stubborn",
    ],
    silent: [
      "You were unprepared for the question about Spain: the figure was last quarter's.",
      "She was recently promoted",
      "He is a consultant for the bank",
      "They are responsible for Lyon",
      "You are important to me, and this is hard to say",
      "He was rude: he cut me off twice in the Monday meeting.",
      "She sent the deck an hour late and left before questions.",
      "In the board review he said 'this is garbage' and closed the laptop",
      "he is unreliable, missed 3 deadlines",
      "We talked about the budget",
    ],
  },
  absolute: {
    remarks: [
      "it is always me who cleans up",
      "Whenever I speak she rolls her eyes",
      "There is never any feedback from him",
      "You never listen to me",
      "She is always late",
      "he constantly interrupts everybody",
      "They do this every single time",
      "Peter always knows better",
    ],
    silent: [
      "he said he has never seen the report",
      "I have always liked working with you",
      "I always wanted this job",
      "He is not always late",
      "never mind, he came late on Monday",
      "She said 'you never listen'",
      "It has always been hard for me",
      "He came late three times",
    ],
  },
  motive: {
    remarks: [
      "he did it to look good",
      "They want us gone",
      "Tom clearly has a hidden agenda",
      "she was furious",
      "He wants to undermine me",
      "She doesn't care about the team",
      "they did it to humiliate me",
      "She is jealous of my promotion",
      "My boss doesn't trust me",
      "He did it on purpose",
    ],
    silent: [
      "They need a name before the summer",
      "I was angry",
      "I hear that you are angry. The date is still the 5th.",
      "I think he wants to undermine me",
      "He said he was angry",
      "It seemed she was jealous",
      "Maybe he is afraid of losing the team",
      "I want to protect my team",
      "Does he want to undermine me?",
      "She sent the mail to the CEO",
    ],
  },
  "no-date": {
    remarks: [
      "I will talk to Anna",
      "soon",
      "As soon as possible I will call him",
      "when things calm down I'll write to her",
    ],
    silent: [
      "I will talk to Anna on Thursday",
      "tomorrow at 9 I call him",
      "before the board meeting I send it",
      "by end of month",
      "I will do it 12.3.",
      "next week",
      "Ich rede mit Anna",
    ],
  },
  "two-asks": {
    remarks: [
      "Take the lead on the audit and then send me the plan for Lyon",
      "Please be on time and let others finish",
      "Show me the draft and don't send it to anyone else",
      "I need two things from you",
      "I need a decision and two more people",
      "Send me the numbers and move the deadline",
      "Please give me two engineers and extend the deadline to May",
      "I want you to stop interrupting me and to send the agenda before the meeting",
    ],
    silent: [
      "Take until the 11th to think about it, and then tell me which of the two you want.",
      "Wait until she says 'questions?', then speak.",
      "let's sit down and talk about it",
      "Tell me what you need and by when",
      "Send me the numbers and the slides by Friday",
      "Could you send the report by Friday so that I can prepare the board call?",
      "I want you to tell me before you go to the CEO.",
      "Please let me finish my sentence",
    ],
  },
  "not-a-question": {
    remarks: [
      "Do you think that is acceptable?",
      "Have you ever thought about the others?",
      "You did not tell me about it.",
      "You should have told me",
      "Don't you think you were late?",
      "Why can't you just deliver?",
      "You were late, right?",
      "I need you to be on time",
    ],
    silent: [
      "When did you know that it would be late?",
      "How did you see it?",
      "what got in the way",
      "What would you need to deliver on Friday?",
      "Tell me how you saw the meeting",
      "Is there something I missed?",
    ],
  },
  avoidance: {
    remarks: [
      "I dont want that they cancel my project",
      "that nobody complains",
      "to worry less",
      "getting out of the daily business",
      "I want to stop fighting with him",
      "not to fight any more",
      "Avoid another escalation",
      "I want less stress",
      "no more overtime",
    ],
    silent: [
      "less than five escalations a month",
      "Instead of firefighting I want two free mornings",
      "I want us to agree on the budget",
      "Stop firefighting and have two free mornings a week",
      "A calm talk with a decision at the end",
    ],
  },
  "try-to": {
    remarks: [
      "Probably I send it on Wednesday",
      "I should call him on Monday",
      "I'd love to talk to her",
      "I'll try to call her on Monday",
      "Hopefully I talk to him tomorrow",
      "I should probably write to Ben",
      "I will see if I can block the time",
    ],
    silent: [
      "When he tries to interrupt, I raise my hand",
      "I call her on Monday",
      "I will try out the new format on Monday",
      "When he tries to interrupt, I finish my sentence",
      "Try the new agenda in the Friday call",
    ],
  },
  "no-owner": {
    remarks: [
      "Someone should call the client",
      "All heads review the list",
      "let's monitor the situation",
      "The report should be fixed by Friday",
      "We need to align on the scope",
      "Someone has to talk to the vendor",
      "The team reviews the plan",
    ],
    silent: [
      "The CFO signs",
      "we discuss it, I write it down",
      "Anna fixes the report",
      "call the vendor",
      "I will talk to the team",
      "The CFO signs it off by Friday",
      "JM - vendor contract",
      "Update the risk log",
    ],
  },
  "praise-but": {
    remarks: [
      "Even if your work is good, the tone was wrong",
      "You handled the client well, but the mail was a mess",
      "Great work on the deck, but it was late.",
      "You are really good at this, however the tone was off",
      "I like your energy but you talk over people",
      "Thanks for the effort. But the numbers were wrong.",
    ],
    silent: [
      "it was late but complete",
      "Great work on the deck.",
      "The deck came late, but I got it",
      "I would like to talk about Monday",
      "Thank you for the deck, and I have a question about page 3",
    ],
  },
  "no-if-then": {
    remarks: [
      "If I am not too tired I write",
      "I will stay calm",
      "if he interrupts me",
      "If possible I will speak up",
      "When I have time, I write the plan",
    ],
    silent: [
      "On Mondays at nine I plan the week",
      "In the steering meeting I ask one question",
      "When he interrupts, I finish my sentence",
      "I finish my sentence when he interrupts me",
      "If the CFO asks for cuts, then I ask which goal goes",
      "As soon as I sit down on Monday I open the plan first",
    ],
  },
  softened: {
    remarks: [
      "Sorry Henrik, I'm afraid I just can't do it at the moment",
      "I'm not sure if this fits, but would you mind a call",
      "I was just wondering if maybe you could send it",
      "Sorry to bother you, it's just a small thing",
    ],
    silent: [
      "I'm afraid the answer is no.",
      "Could you send it by Friday, please?",
      "I just need the numbers by Friday",
      "I ask you to send it by Friday",
    ],
  },
};

describe.each(Object.entries(CASES))("%s", (check, { remarks, silent }) => {
  it.each(remarks)("remarks on: %s", (text) => expect(findFault(check as CheckId, text)).not.toBeNull());
  it.each(silent)("does not remark on: %s", (text) => expect(findFault(check as CheckId, text)).toBeNull());
});

const FOREIGN = [
  "Er ist immer zu spät und hört nie zu, das ist unprofessionell",
  "total arrogant und immer negativ",
  "attitude hostile, passive",
  "Zij is altijd incompetent en slordig",
  "Je vais essayer de lui parler bientôt",
  "Ella siempre llega tarde y no respeta a nadie",
  "彼はいつも遅刻する",
  "ok",
  "Budget",
];

it.each(FOREIGN)("no check remarks on a text that is not certainly English: %s", (text) => {
  expect(Object.keys(CASES).filter((check) => findFault(check as CheckId, text) !== null)).toEqual([]);
});

it("returns one remark, of the step's first check that finds a fault, and quotes it", () => {
  expect(findRemark(["motive", "absolute"], "You never listen to me")).toEqual({
    check: "absolute",
    remark: expect.stringContaining("'never'"),
  });
  expect(findRemark(["motive", "absolute"], "You spoke for twenty minutes on Monday")).toBeNull();
});

it.each([
  ["try-to", "I should call Iris on Monday", "'I should' leaves a door open."],
  [
    "praise-but",
    "Even if your work is good, the tone was wrong",
    "Praise after 'even if …' is easily taken as packaging.",
  ],
  ["two-asks", "I need a decision and two more people", "This asks for more than one thing. They"],
] as const)("words the remark of %s on '%s' with what was typed", (check, text, words) => {
  expect(findRemark([check], text)?.remark).toContain(words);
});
