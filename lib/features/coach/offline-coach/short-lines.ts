// What a word or two is answered with, and several ways at once.

/** A matter named in a word or two. */
export const TINY_FORMS = ["{T}, then.", "So it is about {t}.", "{T}."];

export const TINY_QUESTIONS = [
  "What about it is on your mind today?",
  "What happened?",
  "What is the part of it that won't leave you alone?",
];

/** When more than one way has been named. */
export const CHOICE_FORMS = [
  "You name more than one way.",
  "So there are several ways.",
  "That is a choice already, and no dead end.",
];

export const CHOICE_QUESTIONS = [
  "Which of them would you take up first?",
  "Which one would you be glad to have done a week from now?",
  "Which of these is both likely to work and like you?",
];

/** For people of few words: two or three answers to choose from. */
export const EITHER_OR_QUESTIONS = [
  "Is it more about a person, about the work or about you?",
  "Is it one thing that happened, or something that keeps happening?",
  "Do you want it to stop, or do you want to get away from it?",
  "Would it help more to understand it or to do something about it?",
  "Is the next move yours or somebody else's?",
  "Would you rather say something, ask something or change something?",
  "Is it a matter for this week or for this year?",
];

/** Their words put together, when there are several. */
export const GATHERED_FORMS = [
  "Your words so far: {words}.",
  "Put together: {words}.",
  "What I have from you: {words}.",
];

export const UNCERTAIN_REPLIES = [
  "Not knowing yet is a fair answer.",
  "It doesn't have to be clear today.",
  "You can leave that one open.",
  "That question may have come too early.",
  "Then let me ask for less.",
  "Fine, we can come at it from another side.",
  "No answer is needed for that one.",
];

export const EASIER_QUESTIONS = [
  "What would somebody who knows you well guess?",
  "If you had to choose one word for it, which would it be?",
  "What do you know for sure that you don't want?",
  "What would be a first hint that it was getting better?",
  "Which part of it could you talk about for five minutes without thinking?",
  "What was the last moment when you were clear about it?",
  "From 0 to 10, how near are you to knowing?",
  "What would have to happen for it to become clear?",
];

export const YES_REPLIES = [
  "Then that holds.",
  "Good, then I have understood that much.",
  "So that fits.",
  "Then let us build on it.",
  "That is settled, then.",
  "So there is something in it.",
];

export const NO_REPLIES = [
  "Then I'll leave that aside.",
  "Good to know; that narrows it.",
  "Then it is something else.",
  "I'll drop that.",
  "That rules one thing out.",
  "So not that.",
];

export const OK_REPLIES = [
  "Take the time you need.",
  "We can also slow down here.",
  "Let me hand it back to you.",
  "There is no hurry.",
  "I'd rather hear more from you than say more myself.",
  "I'm listening.",
  "A short answer is fine.",
  "Let me pick up a thread.",
];

/** When the person sees something new. */
export const NEW_SIGHT_FORMS = [
  "Then leave it standing there for a moment.",
  "That is worth a second look.",
  "New words for it, then.",
];

export const NEW_SIGHT_QUESTIONS = [
  "What changes, now that it is said?",
  "What do you see from there?",
  "What would you do differently, knowing that?",
];
