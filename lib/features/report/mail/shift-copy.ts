import type { MetricKey, Split } from "@/lib/features/mailbox/schema";
import type { StepText } from "../step-text";

/** A change over time is told as one; between two kinds of readers, a difference. */
type ReaderSplit = Exclude<Split, "period">;

interface SideNames {
  /** A plural, as in `{more} get`. */
  many: string;
  /** One of them, as in `the next mail to {oneMore}`. */
  one: string;
}

export const SIDE_NAMES: Record<ReaderSplit, [SideNames, SideNames]> = {
  audience: [
    { many: "single readers", one: "a single reader" },
    { many: "groups", one: "a group" },
  ],
  circle: [
    { many: "people outside your closest five", one: "somebody outside your closest five" },
    { many: "the five people you write to most", one: "one of the five people you write to most" },
  ],
  opening: [
    { many: "people you answer", one: "somebody you answer" },
    { many: "people you write to first", one: "somebody you write to first" },
  ],
};

/** The two bars beside the text. */
export const SIDE_LABELS: Record<Split, [string, string]> = {
  audience: ["To one reader", "To several readers"],
  circle: ["To other people", "To the five you write to most"],
  opening: ["In answers", "In mails you write first"],
  period: ["In older mails", "In newer mails"],
};

interface ShiftText {
  observation: string;
  effect: string;
  step: StepText;
  marked: { observation: string; effect: string; step: StepText };
}

export const SHIFT_COPY: Partial<Record<MetricKey, ShiftText>> = {
  questions: {
    observation: "You put more questions to {more} than to {less}.",
    effect: "So what you learn comes from {more}, and {less} may conclude that the matter is settled.",
    step: "Put one open question into the next mail to {oneLess}.",
    marked: {
      observation: "You put nearly all your questions to {more}; {less} get statements.",
      effect: "What {less} could have told you, you hear late or from others.",
      step: "Ask {oneLess} the question that you last asked {oneMore}.",
    },
  },
  hedges: {
    observation: "You write your doubts to {more} and your conclusions to {less}.",
    effect: "So {more} may think you less sure than you are, and {less} may think you surer.",
    step: "Tell {oneLess} one thing about which you are not certain yet.",
    marked: {
      observation: "With {more} you think aloud; {less} get the finished thought.",
      effect: "So {less} may think that nothing is left to discuss, and {more} that nothing is decided.",
      step: "Let {oneLess} see one thought of yours before it is finished.",
    },
  },
  minimizers: {
    observation: "You play your points down more with {more} than with {less}.",
    effect: "So a request may sound less important to {more} than it is to you.",
    step: "Take the 'just' out of the next request to {oneMore}, and keep all the rest.",
    marked: {
      observation: "You make your requests small for {more}, and not for {less}.",
      effect: "The difference is large enough to notice: {more} may hear an excuse with each request.",
      step: "Send {oneMore} one request this week without 'just' and without 'only'.",
    },
  },
  thanks: {
    observation: "Your thanks go to {more} rather than to {less}.",
    effect: "So {less} may not know how much you value what they do.",
    step: { text: "Thank {oneLess} this week for one thing, in the first line.", practice: "feedback" },
    marked: {
      observation: "Almost all your thanks go to {more}; {less} hear little of it.",
      effect:
        "In experiments thanks raised the readiness to help again; {less} may have had no such reason for a while.",
      step: "Write one line of thanks to {oneLess} for something that you took for granted.",
    },
  },
  directness: {
    observation: "You tell {more} plainly what you put to {less} as a question.",
    effect: "Plain words spare {more} the guessing; {less} may not notice that a question was a request.",
    step: "Word one request to {oneLess} as you would to {oneMore}, and watch what happens.",
    marked: {
      observation: "You give {more} orders and {less} options.",
      effect: "So {less} may believe that they have a choice, and {more} that they have none.",
      step: "Tell {oneLess} which of your last options was in fact a request.",
    },
  },
  politeness: {
    observation: "You write courtesies to {more}; {less} get only the matter.",
    effect: "People often drop courtesies with those they trust, but {less} may understand it in another way.",
    step: "Give one mail to {oneLess} the opening that you would give to {oneMore}.",
    marked: {
      observation: "You keep the courtesies for {more} and drop them for {less}.",
      effect: "A gap of this size is easy to notice for anybody who gets both kinds of mail.",
      step: "Read your last mail to {oneLess} as if {oneMore} had got it.",
    },
  },
  iWords: {
    observation: "You write about yourself more to {more} than to {less}.",
    effect:
      "In five studies the person of lower standing used more I-words; to {more} you may sound as if you report to them.",
    step: "Begin the next mail to {oneMore} with what they need rather than with what you did.",
    marked: {
      observation: "In mail to {more} you are the subject; in mail to {less} the matter is.",
      effect:
        "People who hear much of the writer tend to answer the writer: {more} may respond to you rather than to the question.",
      step: "Write the next mail to {oneMore} without an 'I' in its first two lines.",
    },
  },
  weWords: {
    observation: "You write 'we' more to {more} than to {less}.",
    effect: "The 'we' tells {more} that they belong to something; {less} may wonder whether they do.",
    step: "Write one 'we' to {oneLess} that says who is in it.",
    marked: {
      observation: "Your 'we' goes to {more}; {less} rarely get one.",
      effect: "With a difference of this size, {less} may feel left out.",
      step: "Name in one mail to {oneLess} what you do together.",
    },
  },
  weShare: {
    observation: "Between 'I' and 'we' you choose 'we' for {more} and 'I' for {less}.",
    effect: "So {more} meet a team, and {less} one person.",
    step: "Put your last mails to {more} and to {less} side by side, and decide whether the difference is meant.",
    marked: {
      observation: "You are part of a 'we' with {more}, and on your own with {less}.",
      effect: "The same answer would come to {more} from a team, and to {less} from one person.",
      step: { text: "Ask {oneLess} whom they think you speak for.", practice: "ask-for-example" },
    },
  },
  youWords: {
    observation: "You say 'you' more to {more} than to {less}.",
    effect: "'You' brings a reader closer and also points at them: {more} get more of both than {less}.",
    step: "Open the next mail to {oneLess} with what it means for them.",
    marked: {
      observation: "You address {more} personally; {less} you only inform.",
      effect: "Your mail may feel impersonal to {less}, and they may answer in kind.",
      step: "Put the name and a 'you' into the next mail to {oneLess}.",
    },
  },
  perfunctory: {
    observation: "Mails of five words or fewer go to {more}, hardly to {less}.",
    effect: "What is familiar to {more} might look rude to {less}, and new people cannot know what to expect.",
    step: "Give one of the shortest mails to {more} a second sentence.",
    marked: {
      observation: "With {more} a word or two will do; {less} rarely get so little.",
      effect: "People who are copied in may not be able to follow.",
      step: "Where anybody else reads along, write the whole sentence.",
    },
  },
  outOfHours: {
    observation: "Outside working hours you write to {more} rather than to {less}.",
    effect: "Most of your evening mail goes to {more}, and readers of such mail tend to overestimate how urgent it is.",
    step: "Say in the next evening mail to {oneMore} by when it needs an answer.",
    marked: {
      observation: "In the evening you write to {more}; {less} hear from you by day.",
      effect: "So for {more} the working day may seem never to end.",
      step: "For a week, send no mail after hours to {more}, and see who asks.",
    },
  },
};

type ShiftWording = Pick<ShiftText, "effect" | "step">;

export const SHIFT_WORDINGS: Partial<Record<MetricKey, ShiftWording[]>> = {
  questions: [
    {
      effect:
        "What is asked gets an answer: you know from {more} what they think, and from {less} only what they tell you unasked.",
      step: "Turn one statement in your next mail to {oneLess} into the question behind it.",
    },
    {
      effect: "To {less} you may sound as if you knew already; to {more}, as if you wanted to know.",
      step: "Ask {oneLess} one thing this week to which you do not know the answer.",
    },
  ],
  thanks: [
    {
      effect: "What {less} do for you may be as much, and you mention it less.",
      step: "Find the last thing that {oneLess} did for you without being asked, and thank them for it.",
    },
    {
      effect: "People tend to repeat what they are thanked for, and with {less} you leave that unused.",
      step: "End the next exchange with {oneLess} by saying what it has saved you.",
    },
  ],
  hedges: [
    {
      effect: "So {more} hear how you reach a conclusion; {less} hear only the conclusion, and can hardly join in.",
      step: "Tell {oneLess} once this week, in one word, how sure you are.",
    },
    {
      effect: "A doubt can invite people to help, and you show it to {more}.",
      step: "Mark in the next mail to {oneLess} the sentence that you would least like to bet on.",
    },
  ],
  iWords: [
    {
      effect: "So {more} read more about what you did and think, and less about the matter.",
      step: "Count the 'I' in your last mail to {oneMore}, and rewrite the sentence with the most.",
    },
    {
      effect: "You may feel that you owe {more} an account; {less} get the result without one.",
      step: "Give {oneMore} the result first the next time, and see whether they ask for the account.",
    },
  ],
  weWords: [
    {
      effect: "A 'we' says for whom you write, and {less} rarely hear that they are part of it.",
      step: "Put {oneLess} into a 'we' once where it is true: something that you really do together.",
    },
    {
      effect: "With {more} you speak as a part of something; {less} may hear one person speaking for themselves.",
      step: "Say in the next mail to {oneLess} for whom you are writing.",
    },
  ],
  perfunctory: [
    {
      effect: "Few words can be closeness or haste, and {more} probably know which; {less} would have to guess.",
      step: "Before the next very short mail to {oneMore}, ask yourself what they would miss.",
    },
    {
      effect: "So the tone depends on the reader, and anybody who gets both kinds of mail may notice.",
      step: "Write one mail to {oneMore} this week as you would to {oneLess}, and see whether it feels wrong.",
    },
  ],
  directness: [
    {
      effect: "With {more} you get to the point; {less} have to find out what it was.",
      step: "Say in the next mail to {oneLess} what you would do in their place.",
    },
    {
      effect: "A question leaves the decision with {less}; if it was made already, they lose time over it.",
      step: "Before the next mail to {oneLess}, decide whether you are asking or telling, and write only one of them.",
    },
  ],
};
