// What the coach says in any situation. {q} is a piece of the person's own words, {want} what they want, {other} whom
// they deal with, {feeling} their own word for a feeling. Every line is said at most once in a conversation.

/** Says back one clause in the person's own words, when it is too strong to be turned around. */
export const QUOTE_FORMS = ["{q}, you say.", "{q}: that has weight.", "I want to stay with {q}.", "{q} stays with me."];

/** A few words that answer a question, said back as they are seen from the coach's side. */
export const ECHO_FORMS = ["{E}."];

/** A statement about the person or the matter that is their own clause seen from the coach's side: {m}. */
export const MIRROR_FORMS = ["{M}.", "So {m}.", "{M}.", "{M}."];

/** The same for what the person only supposes. */
export const SUPPOSED_FORMS = ["As you see it, {m}.", "Perhaps {m}.", "Your reading is that {m}."];

/** Two such statements, in the order in which they were said. */
export const MIRROR_PAIR_FORMS = ["{A}, and {b}.", "{A}; {b}.", "So {a}, and {b}."];

/** Two sides of one matter, {a} and {b}, both seen from the coach's side. */
export const SIDES_FRAMES = ["{A}, and yet {b}.", "Two things pull: {a}, and {b}.", "Both at once: {a}, and {b}."];

export const FEELING_FRAMES: Record<string, string[]> = {
  anger: [
    "{Feeling}, and it sounds as if something you care about was stepped on.",
    "{Feeling}: that usually guards something that matters.",
    "The anger makes sense as a sign that a line was crossed.",
    "There is heat in this, and you call it {feeling}.",
  ],
  fear: [
    "{Feeling}, because something real is at stake for you.",
    "You name it openly: {feeling}.",
    "Being {feeling} says how much hangs on it.",
    "So there is the matter itself, and there is being {feeling} about it.",
  ],
  sadness: [
    "{Feeling}: you had hoped for something else.",
    "That hurt, and you don't wrap it up.",
    "You call it {feeling}, and it sounds like a loss as much as a setback.",
  ],
  tired: [
    "{Feeling}: you have been carrying this for some time.",
    "You say {feeling}, and I hear a long stretch behind it.",
    "Being {feeling} is information, not weakness.",
  ],
  shame: [
    "{Feeling} is a hard word to write, and you wrote it.",
    "You are strict with yourself here: {feeling}.",
    "It seems the judgement you fear most is your own.",
  ],
  alone: [
    "{Feeling}: as if it all landed with you and nobody saw it.",
    "So beside the problem there is feeling {feeling}.",
    "You describe standing there by yourself with it.",
  ],
  confused: [
    "{Feeling}: more than one thing is true at once.",
    "Being {feeling} may only mean that you see more than one side.",
    "You are {feeling}, and pretending otherwise would not help.",
  ],
  joy: [
    "{Feeling}, and it shows in how you write.",
    "Something is going right here, and you noticed it.",
    "{Feeling} is worth looking at as closely as any problem.",
  ],
};

export const WANT_FORMS = ["So you want {want}.", "You want {want}."];
/** {want} begins with 'that'. */
export const WANT_THAT_FORMS = ["What you want is {want}.", "So it is {want}."];

/** A wish and what stands against it; {m} is a statement, {q} the same in the person's words. */
export const WANT_AND_OBSTACLE_FORMS = ["You want {want}, and {m}.", "You want {want}; {m}."];
export const WANT_AND_QUOTE_FORMS = ["You want {want}, and then there is {q}."];

export const IDEA_FORMS = ["You could {idea}.", "One way is to {idea}.", "So you could {idea}."];

/** A matter named in a word or two. */
export const TINY_FORMS = ["{T}, then.", "So it is about {t}.", "{T}."];
export const TINY_QUESTIONS = [
  "What about it is on your mind today?",
  "What happened?",
  "What is the part of it that won't leave you alone?",
];

/** When there is nothing in the words to hold on to. */
export const PLAIN_FRAMES = [
  "I'm with you so far.",
  "That gives me a first picture.",
  "I follow.",
  "That adds a piece.",
  "I see it a little better now.",
  "That belongs to it too.",
  "It is good to have that said.",
  "I'm keeping hold of that.",
  "That is one more thread.",
];

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
  "From 0 to 10, where are you with it today?",
  "What part of this is in your own hands?",
  "What would {other} say is going on?",
  "What have you told nobody about it yet?",
  "What does it cost to leave it as it is?",
  "What would a neutral observer have seen?",
];

export const OPTION_QUESTIONS = [
  "What could you do, including what you would normally rule out?",
  "What has worked for you before in something like this?",
  "What would you do if nobody minded?",
  "Who could help, and with what?",
  "What is the smallest move that would change something?",
  "What would somebody you admire do here?",
  "What would you advise a colleague?",
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

/** About an idea that was named: whether and when. */
export const IDEA_WILL_QUESTIONS = [
  "When would you do it?",
  "Is that what you will do, and when?",
  "Which day would suit it?",
];
/** The same when something else was said in between; {idea} is a verb phrase. */
export const NAMED_WILL_QUESTIONS = ["And when would you {idea}?", "What would have to be so that you {idea}?"];

export const CUE_QUESTIONS = [
  "When, to the hour, will you {action}?",
  "Which day and time, or right after what?",
  "When exactly does that begin?",
  "On which day will it happen, and right after what?",
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

/** Returns to something said before; {q} is from an earlier message. */
export const RETURN_QUESTIONS = [
  "Earlier you said {q}; what does that change here?",
  "You also said {q}; how does it look from here?",
  "What has changed since you wrote {q}?",
  "If {q} were taken care of, what would be left?",
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
  "What were you about to say?",
  "What do you want to use this for now?",
];
