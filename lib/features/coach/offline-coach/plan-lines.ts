// From a step to a rule to keep: its moment, what may get in the way, and how sure the person is.

export const CUE_QUESTIONS = [
  "When, to the hour, will you {action}?",
  "Which day and time, or right after what?",
  "When exactly does that begin?",
  "On which day will it happen, and right after what?",
];

/** When a date was named before: {q} are the person's words. */
export const ANNOUNCED_CUE_QUESTIONS = [
  "{q}, you said: is that the moment for it, or does it need one before?",
  "Is the moment for it there already, in {q}?",
];

/** The same right after it was named. */
export const ANNOUNCED_NOW_QUESTIONS = ["Is that the moment for it, or does it need one before?"];

/** For what is done at once. */
export const AT_ONCE_LINES = [
  "Then do it before anything else; I'm still here afterwards.",
  "Good; it can't be nearer than now.",
];

export const BARRIER_QUESTIONS = [
  "What could get in the way, and what then?",
  "What might stop you, and what then?",
  "Where is the weak spot, and what then?",
];

/** When what may get in the way was named without an answer to it. */
export const THEN_QUESTIONS = ["And what will you do then?", "And what is your answer to that?"];

/** When the promise is only 'it'. */
export const NAME_IT_QUESTIONS = [
  "Say it once in full, so that it can't slip: what exactly will you do?",
  "What is it exactly, as one line that somebody else could check?",
];

export const SMALLER_QUESTIONS = [
  "What would you have to change in it for a number you could bet on?",
  "What is the half of it that you would do in any case?",
  "What would make it easier to begin?",
];

export const SMALLER_FORMS = [
  "Then that is the plan, in its smaller form.",
  "Smaller is better here; so be it.",
  "Good, that takes weight off it.",
];

export const AGAIN_QUESTIONS = [
  "What number would it get now?",
  "And how sure are you of it in that form, from 0 to 10?",
];

export const CONFIDENCE_QUESTIONS = ["From 0 to 10, how sure are you?", "How likely is it, from 0 to 10?"];

export const PLAN_FRAMES = [
  "Then the plan is one you can hold yourself to.",
  "Here it is as a rule to keep.",
  "In one line, to keep.",
];

export const AFTER_PLAN = [
  "What else, if anything, would you like to use this time for?",
  "What would you like to look at next?",
  "Where do you want to go from here?",
];

/** The plan once more, as the last thing said. */
export const KEEP_FORMS = ["Keep the rule: {plan}", "The rule to take along: {plan}"];
