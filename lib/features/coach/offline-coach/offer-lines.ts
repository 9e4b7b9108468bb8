/** Asks for permission before a suggestion. */
export const OFFERS = [
  "I have one suggestion; shall I say it, or do you have an idea of your own first?",
  "There is one thing that has helped others here; would you like it?",
  "I could offer one thing to try; do you want it?",
  "One possibility comes to mind; may I put it next to yours?",
];

/** Every piece of advice carries this, so that it can be told from everything else. */
export const ADVICE_MARK = "as something to try";

export const ADVICE_FRAMES = [
  `One thought, ${ADVICE_MARK}: {advice}.`,
  `Take this ${ADVICE_MARK} and not as a rule: {advice}.`,
  `Here is one, ${ADVICE_MARK}: {advice}.`,
];

export const AFTER_ADVICE = [
  "What of that fits?",
  "How would you do it your way?",
  "Which part of that could work for you?",
  "What speaks against it in your case?",
];

export const ASK_YOURS = [
  "What is your own best idea so far?",
  "What have you thought of already, even half seriously?",
];

/** Instead of a second suggestion soon after the first. */
export const ADVICE_WITHHELD = [
  "One suggestion from me is on the table already; a second would get in the way of yours.",
  "I'd be guessing now, and you know these people.",
  "I'll hold back with another one for the moment.",
];

export const GENERAL_ADVICE = [
  "write down what you know, what you assume and what you fear in three columns, and act on the first one only",
  "try the smallest version of it this week, in a way that can be undone, and look at what happens",
  "ask the one person whose reaction you fear most what they would want to see",
];

export const INSIGHT_QUESTIONS = [
  "How much of that do you recognise here?",
  "Does that play a part in this, or not?",
  "Where, if at all, does that show up in this?",
];

/** After the person has recognised the remark. */
export const INSIGHT_FOLLOW = [
  "Where would a little less of it change the most here?",
  "What would you do in this if that were not in the way?",
  "When has it been different, and what helped?",
];

export const REHEARSAL_INVITES = [
  "What is your first sentence, exactly as you would say it?",
  "How would you begin, word for word?",
  "What would you say next, in the same words you would use there?",
];

export const REHEARSAL_LINES = [
  "Good idea; I'll listen as {other} would.",
  "Then say it to me as if I were sitting there.",
];

/** After the coach has said how it lands. */
export const AFTER_REHEARSAL = [
  "How would it sound with one sentence less?",
  "What would you say if the answer were a plain no?",
  "What will you do with the silence that follows?",
  "How would you put it so that it could not be misunderstood?",
];
