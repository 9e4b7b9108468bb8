// What the coach says back of what it heard. {q} is a piece of the person's own words, {want} what they want, {feeling} their
// own word for a feeling. Every line of these files is said at most once in a conversation.

// What the coach says in any situation. {q} is a piece of the person's own words, {want} what they want, {other} whom
// they deal with, {feeling} their own word for a feeling. Every line is said at most once in a conversation.

/** Says back one clause in the person's own words, when it is too strong to be turned around. */
export const QUOTE_FORMS = ["{q}, you say.", "{q}: that has weight.", "I want to stay with {q}.", "{q} stays with me."];

/** A few words that answer a question, said back as they are seen from the coach's side. */
export const ECHO_FORMS = ["{E}."];

/** A statement about the person or the matter that is their own clause seen from the coach's side: {m}. */
export const MIRROR_FORMS = ["{M}.", "So {m}.", "{M}.", "{M}."];

/** What somebody said to the person, word for word: {q}. */
export const SPEECH_FORMS = ["{q}: that sentence has stayed with you.", "{q} is what you took away from it."];

/** What it is really about: {m} is the person's statement. */
export const REAL_FORMS = ["So what it is really about: {m}.", "Under the rest, then: {m}."];

/** The same for what the person only supposes. */
export const SUPPOSED_FORMS = ["As you see it, {m}.", "Perhaps {m}.", "Your reading is that {m}."];

/** What is feared, hoped or said by somebody. */
export const THAT_FORMS = ["That {m}."];

/** Two such statements, in the order in which they were said. */
export const MIRROR_PAIR_FORMS = ["{A}, and {b}.", "{A}; {b}.", "So {a}, and {b}."];

/** Two sides of one matter, {a} and {b}, both seen from the coach's side. */
export const SIDES_FRAMES = ["{A}, and yet {b}.", "Both: {a}, and {b}."];

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
export const WANT_THAT_FORMS = ["What you want is {want}.", "So what counts is {want}."];

/** A wish and what stands against it; {m} is a statement, {q} the same in the person's words. */
export const WANT_AND_OBSTACLE_FORMS = ["You want {want}, and {m}.", "You want {want}; {m}."];

export const WANT_AND_QUOTE_FORMS = ["You want {want}, and then there is {q}."];

export const IDEA_FORMS = ["You could {idea}.", "One way is to {idea}.", "So you could {idea}."];

/** When there is nothing in the words to hold on to. */
export const FIRST_FRAMES = ["That gives me a first picture.", "I'm with you so far."];
export const PLAIN_FRAMES = [
  ...FIRST_FRAMES,
  "I follow.",
  "That adds a piece.",
  "I see it a little better now.",
  "That belongs to it too.",
  "It is good to have that said.",
  "I'm keeping hold of that.",
  "That is one more thread.",
];
