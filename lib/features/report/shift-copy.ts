import type { MetricKey, Split } from "@/lib/features/mailbox/schema";

export const SIDE_NAMES: Record<Split, [string, string]> = {
  audience: ["a reader alone", "a group"],
  circle: ["people outside your closest five", "the five people you write to most"],
  opening: ["somebody you answer", "somebody you write to first"],
  period: ["the readers of your older mails", "the readers of your newer mails"],
};

interface ShiftText {
  observation: string;
  effect: string;
  step: string;
  marked: { observation: string; effect: string; step: string };
}

export const SHIFT_COPY: Partial<Record<MetricKey, ShiftText>> = {
  questions: {
    observation: "You ask {more}, and tell {less}.",
    effect: "So what you learn comes from {more}, and {less} may conclude that the matter is settled.",
    step: "Put one open question into the next mail to {less}.",
    marked: {
      observation: "Nearly all your asking is done with {more}; {less} get statements.",
      effect: "What {less} could have told you, you hear late or from others.",
      step: "Ask {less} the question that you last asked {more}.",
    },
  },
  hedges: {
    observation: "Your doubts go to {more}, your conclusions to {less}.",
    effect: "Each side knows one half: {more} may take you for less sure than you are, {less} for surer.",
    step: "Tell {less} one thing about which you are not certain yet.",
    marked: {
      observation: "With {more} you think aloud; {less} get the finished thought.",
      effect:
        "To {less} the finished thought may look like a closed door, and {more} may wonder when it will be finished.",
      step: "Let {less} see one thought of yours before it is done.",
    },
  },
  minimizers: {
    observation: "You make a point smaller for {more} than for {less}.",
    effect: "The same request weighs less on the way to {more}, whatever it weighs for you.",
    step: "Take the 'just' out of the next request to {more}, and keep all the rest.",
    marked: {
      observation: "For {more} you make yourself small, for {less} you do not.",
      effect: "The difference is large enough to be heard: {more} get the request with an excuse attached.",
      step: "Send {more} one request this week without 'just' and without 'only'.",
    },
  },
  thanks: {
    observation: "Your thanks go to {more} rather than to {less}.",
    effect: "Thanks work on whoever reads them, so {less} may know less than others of what they are worth to you.",
    step: "Thank {less} this week for one thing, in the first line.",
    marked: {
      observation: "Almost all your thanks go to {more}; {less} hear little of it.",
      effect:
        "In experiments thanks raised the readiness to help again; {less} may have had no such reason for a while.",
      step: "Write one line of thanks to {less} for something that you took for granted.",
    },
  },
  directness: {
    observation: "You say straight out to {more} what you put to {less} as a question.",
    effect: "One side is spared the guessing, the other is spared the order; {less} may not know that it was one.",
    step: "Word one request to {less} as you would to {more}, and watch what happens.",
    marked: {
      observation: "You give {more} orders and {less} options.",
      effect: "What is trust on one side is distance on the other, and {less} may take an option for what it says.",
      step: "Tell {less} which of your last options was none.",
    },
  },
  politeness: {
    observation: "Courtesy is for {more}; {less} get the matter itself.",
    effect: "Familiar forms fall away first where trust is assumed, and {less} may read the gap as something else.",
    step: "Give one mail to {less} the opening that you would give to {more}.",
    marked: {
      observation: "The form is kept for {more}, and dropped for {less}.",
      effect: "A gap of this size is easy to notice for whoever changes sides.",
      step: "Read your last mail to {less} as if {more} had got it.",
    },
  },
  iWords: {
    observation: "To {more} you write of yourself more than to {less}.",
    effect: "In five studies the one of lower standing used more I-words; to {more} it may sound like reporting.",
    step: "Begin the next mail to {more} with what they need rather than with what you did.",
    marked: {
      observation: "In mail to {more} you are the subject; with {less} the matter is.",
      effect:
        "People who hear much of the writer tend to answer the writer: {more} may respond to you rather than to the question.",
      step: "Write the next mail to {more} without an 'I' in its first two lines.",
    },
  },
  weWords: {
    observation: "'We' is a word that {more} hear from you, more than {less} do.",
    effect: "Who stands inside that 'we' is clear to {more}, and {less} may wonder whether they do.",
    step: "Write one 'we' to {less} that they can check.",
    marked: {
      observation: "Your 'we' is made for {more}; {less} rarely get one.",
      effect: "At this size it may draw a line, and {less} may know on which side of it they stand.",
      step: "Name in one mail to {less} what the two of you do together.",
    },
  },
  weShare: {
    observation: "Between 'I' and 'we' you choose 'we' for {more} and 'I' for {less}.",
    effect: "So {more} meet a team, and {less} one person in charge of it.",
    step: "Put your last mails to {more} and to {less} side by side, and decide whether the difference is meant.",
    marked: {
      observation: "You are part of a 'we' with {more}, and on your own with {less}.",
      effect: "Two people with the same question would meet two different senders.",
      step: "Ask somebody among {less} whom they think you speak for.",
    },
  },
  youWords: {
    observation: "You turn to the reader more with {more} than with {less}.",
    effect: "'You' draws near and points at once: {more} get both, {less} neither.",
    step: "Address {less} once this week in the first sentence.",
    marked: {
      observation: "{more} are spoken to; {less} are written at.",
      effect: "The reader as a person is present on one side only, and {less} may answer in kind.",
      step: "Put the name and a 'you' into the next mail to {less}.",
    },
  },
  perfunctory: {
    observation: "Mails of five words or fewer go to {more}, hardly to {less}.",
    effect: "What is ease with {more} would be rude to {less}, and new people cannot know on which side they are.",
    step: "Give one of the shortest mails to {more} a second sentence.",
    marked: {
      observation: "With {more} a word or two will do; {less} never get so little.",
      effect: "It is a private language by now, and it shuts out whoever is copied in.",
      step: "When {more} are not the only readers, write the whole sentence.",
    },
  },
  outOfHours: {
    observation: "Outside working hours you write to {more} rather than to {less}.",
    effect: "Your evenings set the clock of {more} alone, and they tend to overestimate what is urgent.",
    step: "Tell {more} by what time an evening mail wants its answer.",
    marked: {
      observation: "Your evenings belong to {more}; {less} hear from you by day.",
      effect: "So for {more} the working day has no edge, whatever you meant.",
      step: "Send {more} nothing after hours for a week, and see who asks.",
    },
  },
};

type ShiftWording = Pick<ShiftText, "effect" | "step">;

export const SHIFT_WORDINGS: Partial<Record<MetricKey, ShiftWording[]>> = {
  questions: [
    {
      effect:
        "What is asked gets an answer: you know from {more} what they think, and from {less} only what they tell you unasked.",
      step: "Turn one statement in your next mail to {less} into the question behind it.",
    },
    {
      effect: "To {less} you may sound as if you knew already; to {more}, as if you wanted to know.",
      step: "Ask {less} one thing this week to which you do not know the answer.",
    },
  ],
  thanks: [
    {
      effect: "The effort of {less} may be as large, and is mentioned less.",
      step: "Find the last thing that {less} did for you without being asked, and name it.",
    },
    {
      effect: "What gets thanked tends to be done again, and with {less} that help is left unused.",
      step: "Close the next exchange with {less} with what it has saved you.",
    },
  ],
  hedges: [
    {
      effect: "So {more} hear the way to a conclusion, and {less} its end, with no place to step in.",
      step: "Write to {less} once this week how sure you are, in one word.",
    },
    {
      effect: "A doubt can be an invitation, and it is {more} who get it.",
      step: "Mark in the next mail to {less} the sentence that you would least like to bet on.",
    },
  ],
  iWords: [
    {
      effect: "What you did and think has a larger part in what {more} read, and the matter a smaller one.",
      step: "Count the 'I' in your last mail to {more}, and rewrite the sentence with the most.",
    },
    {
      effect: "You may feel that you owe {more} an account; {less} get the result without one.",
      step: "Give {more} the result first the next time, and see whether they ask for the account.",
    },
  ],
  weWords: [
    {
      effect: "A 'we' says on whose side you write, and {less} are rarely on it.",
      step: "Put {less} into a 'we' once where it is true: something that you really do together.",
    },
    {
      effect: "With {more} you speak as a part of something; {less} may hear one person speaking for themselves.",
      step: "Say in the next mail to {less} for whom you are writing.",
    },
  ],
  perfunctory: [
    {
      effect: "Few words can be closeness or haste, and {more} probably know which; {less} would have to guess.",
      step: "Before the next very short mail to {more}, ask whether they would miss a word.",
    },
    {
      effect: "So the tone depends on the address, and anybody who changes sides will notice.",
      step: "Write one mail to {more} this week as you would to {less}, and see whether it feels wrong.",
    },
  ],
  directness: [
    {
      effect: "With {more} you get to the point; {less} have to find out what it was.",
      step: "Say in the next mail to {less} what you would do in their place.",
    },
    {
      effect: "A question leaves the decision with {less}; if it was made already, they lose time over it.",
      step: "Before the next mail to {less}, decide whether you are asking or telling, and write only one of them.",
    },
  ],
};
