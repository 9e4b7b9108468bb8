// Questions that fit any situation, by the part of the conversation that they belong to. {want} is what the person wants,
// {other} whom they deal with, {q} a piece of what they said before.

export const GOAL_QUESTIONS = [
  "What would be different if this went well?",
  "What matters most to you here?",
  "What do you want here?",
  "What do you want to come of it?",
  "Suppose it were settled in a month: what would you see first?",
  "What would you like to be different, whether or not it seems possible?",
  "What would be a good result?",
  "What would you like to walk away with today?",
];

/** About something to do that was just said back as a wish. */
export const WANT_QUESTIONS = ["What would it take?", "What makes that hard?", "What have you done towards it so far?"];

/** About something to have. */
export const WANT_THING_QUESTIONS = [
  "What would that give you?",
  "What stands between you and that?",
  "What would you be ready to give up for it?",
];

/** Short ones that fit after almost anything a person tells. */
export const DEEPER_QUESTIONS = [
  "What matters most to you in that?",
  "What is the hardest part of it?",
  "What does that cost you?",
  "What do you make of that?",
  "What is at stake for you?",
  "Where does that leave you?",
  "What goes through your mind then?",
  "What is the real question here?",
  "What does that tell you?",
  "What do you need most?",
  "What would ease it a little?",
  "What is yours to change in it?",
  "What would you tell a friend?",
];

export const REALITY_QUESTIONS = [
  "What happened the last time, step by step?",
  "What have you tried, and what did it change?",
  "Who else is part of this, and what do they want?",
  "When is it a little better?",
  "What makes it matter now?",
  "What do you know, and what do you assume?",
  "What of it works already, even a little?",
  "What part of this is in your own hands?",
  "What would {other} say is going on?",
  "What about it have you told nobody yet?",
  "What does it cost to leave it as it is?",
  "What would a neutral observer have seen?",
];

/** What they would say to somebody else, and back to themselves. */
export const TO_A_FRIEND = ["What would you tell a friend?"];
export const FROM_A_FRIEND = ["How much of that would you take from a friend yourself?"];

/** For people who have asked to be contradicted. */
export const CHALLENGE_QUESTIONS = [
  "What would somebody say who thinks you are wrong here, and where would they have a point?",
  "Which part of this is your own doing?",
  "What are you leaving out because it doesn't fit?",
  "What have you put up with that let it come this far?",
  "What would have to be true for the opposite to be right?",
];

export const OPTION_QUESTIONS = [
  "What could you do, including what you would normally rule out?",
  "What has worked for you before in something like this?",
  "What would you do if nobody minded?",
  "Who could help, and with what?",
  "What is the smallest move that would change something?",
  "What would somebody you admire do here?",
];

export const WILL_QUESTIONS = [
  "What will you do, and on which day?",
  "What is a first step that needs nobody's permission?",
  "What are you ready to do before the week is over?",
  "What will you do differently the next time?",
];

/** More ways, once one has been named. */
export const NEXT_IDEA_QUESTIONS = [
  "What else could you do, if that way were closed?",
  "What would a second way look like?",
];

/** After a doubt about the person's own idea. */
export const DOUBT_QUESTIONS = [
  "How could you do it and take care of that as well?",
  "How much does that weigh against doing nothing?",
  "What would make that risk one you can live with?",
  "What would have to be different about the idea, then?",
];

/** What somebody may say or do against it: {c} is that, as if it happened. */
export const SPOKEN_OBJECTIONS = ["If {c}, what is your answer?", "And when {c}: what do you say then?"];
export const OBJECTIONS = ["If {c}, what will you do?", "And when {c}: what then?"];

/** About an idea that was named: whether and when. */
export const IDEA_WILL_QUESTIONS = [
  "When would you do it?",
  "Is that what you will do, and when?",
  "Which day would suit it?",
];

/** The same when something else was said in between; {idea} is a verb phrase. */
export const NAMED_WILL_QUESTIONS = ["And when would you {idea}?", "What would have to be so that you {idea}?"];

/** Returns to something said before; {q} is from an earlier message. */
export const RETURN_QUESTIONS = [
  "Earlier you said {q}; what does that change here?",
  "You also said {q}; how does it look from here?",
  "What has changed since you wrote {q}?",
  "If {q} were taken care of, what would be left?",
];

/** Back on an earlier topic. */
export const RETURNED_QUESTIONS = [
  "What has moved since?",
  "Where do you want to take it up?",
  "What do you see now that you didn't then?",
];

/** Back to the matter after something else. */
export const GO_ON_QUESTIONS = [
  "Where would you like to go on?",
  "What is uppermost now?",
  "Where shall we pick it up?",
  "What would help you next?",
  "What would you like to add to that?",
  "What do you want to use this for now?",
];
