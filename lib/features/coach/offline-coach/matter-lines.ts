// What is said about matters as a whole: several at once, one that was put aside, and a step that was taken since.

/** {n} is a number in words, capital first. */
export const SEVERAL_LINES = [
  "{N} matters, and each has a weight of its own.",
  "That is more than one thing at a time.",
];
export const ADDED_LINES = ["So that comes on top.", "And that as well."];
export const WHICH_FIRST = [
  "Which of them do you want to take first?",
  "Where would you start?",
  "Which one would make the others easier?",
];

/** When two things stood out in a long message. */
export const WHICH_OF_TWO = ["Which of the two do you want to take first?", "Which one would change more if it moved?"];

/** Back on a matter by its name: {q} is what was said of it. */
export const NAMED_FORMS = ["You said {q}.", "{q}, you said."];
export const NAMED_QUESTIONS = [
  "What is open there?",
  "What about it would you like to look at?",
  "Where does it stand?",
];

/** The person comes back after a plan: {plan} is its rule, small first letter. */
export const LAST_TIME_FORMS = ["Last time you left with a rule: {plan}.", "You went off with this: {plan}."];
export const REVIEW_QUESTIONS = ["How did it go?", "What came of it?"];
export const DONE_LINES = ["Then you did what you had set out to do.", "So it is done, and by you."];
export const DONE_QUESTIONS = [
  "What changed after it?",
  "What does it open up?",
  "What would you do again, and what not?",
];
export const NOT_DONE_LINES = [
  "Then it is still ahead of you, and we know more about it.",
  "So it met something stronger.",
];
export const NOT_DONE_QUESTIONS = ["What came between?", "What would have to be smaller or nearer about it?"];

/** What there is of a plan: {parts} in the coach's view. */
export const PLAN_SO_FAR_FORMS = ["What there is of a plan so far: {parts}.", "As it stands: {parts}."];
export const PLAN_NEEDS = [
  "A plan needs three things that only you have: what should be reached, what stands against it, and a first step with a day.",
];
export const PLAN_GOAL_QUESTIONS = ["What should be reached at its end?", "What is the result you would sign for?"];
export const PLAN_STEP_QUESTIONS = [
  "What is the first step you could take by yourself?",
  "Which move would the people who decide notice first?",
];
export const PLAN_DAY_QUESTIONS = ["On which day will you {idea}?", "When would you {idea}?"];
