import type { MetricKey } from "@/lib/features/mailbox/schema";
import type { StepText } from "../step-text";

interface HabitText {
  /** `{value}` is the metric in words with its interval, `{hours}` the working hours. */
  observation: string;
  clause?: string;
  effect: string;
  step: StepText;
  reframe?: string;
  reframeStep?: StepText;
  study?: { value: string; source: string };
}

/**
 * What a measured habit may say. No norms for executives exist, so no value is called high or low: the text has the
 * person's own figure, what studies found about the behaviour, and one thing to try. Metrics without a text are only
 * listed.
 */
export const HABIT_COPY: Partial<Record<MetricKey, HabitText>> = {
  outOfHours: {
    observation: "You send mail outside {hours}, {value}.",
    clause: "you send outside {hours}, {value}",
    effect:
      "Receivers tend to overestimate how fast such a mail wants an answer, and the sender rarely means it. One line that states the expectation has been shown to help.",
    step: "In the next mail you send at such a time, add one line: 'no need to answer before Monday'.",
    study: {
      value: "receivers overestimate how fast an off-hours mail wants an answer; a stated expectation helps",
      source: "Giurge and Bohns 2021, 8 studies",
    },
  },
  hedges: {
    observation: "Hedges such as 'perhaps' or 'I think' come at {value}.",
    effect:
      "In lab studies hedges lowered perceived authority and blunted strong arguments when the topic mattered. They are also plain politeness, above all upward, so the question is where they stand more than how many there are.",
    step: "In your next mail with a recommendation, write the first sentence without a hedge and leave the others as they are.",
    reframe:
      "Hedges, {value}, can look like a lack of conviction. They may also be the part of a mail that lets somebody else be right.",
    reframeStep: "Mark the hedges in one mail, and keep those that invite an answer.",
    study: {
      value: "hedges cut perceived authority and blunt strong arguments (lab)",
      source: "Hosman 1989; Blankenship and Holtgraves 2005",
    },
  },
  minimizers: {
    observation: "Words such as 'just' or 'only' that make a point smaller come at {value}.",
    effect:
      "In lab studies such words blunted strong arguments when the topic mattered. They also soften a request, so they may be worth keeping where softness is the aim.",
    step: "Before sending your next request, take out each 'just' and read once whether it still sounds like you.",
    study: { value: "they blunt strong arguments (lab)", source: "Blankenship and Holtgraves 2005" },
  },
  followUps: {
    observation: "You ask a question back {value}, counted over your replies.",
    effect:
      "Follow-up questions raised liking in studies of conversation; whether that carries over to mail has not been shown. A question back also finds out what the other side meant before the answer is written.",
    step: "In your next three replies, ask one question about something the other person wrote.",
    reframe:
      "Asking back, {value}, can look like slowing things down. It finds out what was meant before an answer is spent on something else.",
    reframeStep: "Note once this week what a question back saved you.",
    study: {
      value: "questions, above all follow-up questions, raised liking in conversation",
      source: "Huang and colleagues 2017",
    },
  },
  questions: {
    observation: "You ask a question {value}.",
    effect:
      "Asking raised liking in studies of conversation; whether that carries over to mail has not been shown. A mail without a question can still be the right mail; many in a row tell people rather than ask them.",
    step: {
      text: "Turn one instruction of this week into a question that leaves the method open.",
      practice: "delegate",
    },
    reframe: "Questions, {value}, can look like not knowing. They may be the way in which you let others say it first.",
    reframeStep: "After your next question, wait for two answers before you give yours.",
    study: {
      value: "questions, above all follow-up questions, raised liking in conversation",
      source: "Huang and colleagues 2017",
    },
  },
  thanks: {
    observation: "You thank somebody for something {value}; sign-offs are not counted.",
    effect:
      "A brief written thank-you raised the readiness to help again in experiments. It works on the person who gets it, so what counts is whether those who carry the most hear it.",
    step: {
      text: "Thank one person this week in the first line, for one thing they did and what it made possible.",
      practice: "feedback",
    },
    reframe:
      "Thanking somebody, {value}, can look like good manners and no more. In experiments it was what made people help again.",
    reframeStep: "Thank somebody who does not expect it, for something that you use.",
    study: { value: "brief written thanks raised later helping", source: "Grant and Gino 2010" },
  },
  directness: {
    observation: "You ask directly {value}.",
    effect:
      "How direct a request is tends to follow rank: direct downward, indirect upward. A request that is soft enough to be polite can be soft enough to be read as optional.",
    step: "Rewrite the next request that matters as one sentence with a verb, a name and a date.",
    study: {
      value: "directness in work mail changes with the ranks of sender and receiver",
      source: "Gilbert 2012; Danescu-Niculescu-Mizil and colleagues 2013",
    },
  },
  latencyMedian: {
    observation: "Your usual answer takes {value}.",
    clause: "your usual answer takes {value}",
    effect:
      "In two studies of work mail, being responsive went with better performance and more satisfied customers. It also sets a pace that others may feel bound to.",
    step: {
      text: "Choose the three people for whom your speed matters, and tell the others at what times you read mail.",
      practice: "stakeholder-map",
    },
    study: {
      value: "responsiveness goes with performance and satisfaction",
      source: "Wen and colleagues 2020, 578 executives; Gloor and colleagues",
    },
  },
  replyShare: {
    observation: "Mail sent to you directly gets an answer {value}.",
    effect:
      "In a study of two million users the share that got an answer fell as load rose. Then the day rather than you decides what stays unanswered.",
    step: {
      text: "Choose one kind of mail that you will no longer answer, and say so to the people who send it.",
      practice: "say-no",
    },
    reframe:
      "Not answering everything, with an answer {value}, can look like neglect. It may be the only sign in your mail of what you have decided not to do.",
    reframeStep: "Look at five mails that got no answer, and name the reason for each.",
    study: {
      value: "load lowers the share of mails that get an answer",
      source: "Kooti and colleagues 2015, 2 million users",
    },
  },
  weWords: {
    observation: "'We', 'us' and 'our' come at {value}.",
    effect:
      "In five studies people of higher standing wrote more we-words, and fewer I-words, to the same reader. It describes a relation to a reader, not a character.",
    step: "Put your last mail upward beside your last mail to the team, mark each 'I' and 'we', and decide whether the difference is the one you want.",
    study: {
      value: "higher standing goes with more we-words and fewer I-words",
      source: "Kacewicz and colleagues 2014, 5 studies",
    },
  },
  topFive: {
    observation: "Mail to your five most frequent readers makes up {value}.",
    clause: "your five most frequent readers get {value}",
    effect: "A small circle is quick and well informed about itself. News from elsewhere has to come another way.",
    step: {
      text: "Name one person outside those five whose view you need this quarter, and write to them this week.",
      practice: "stakeholder-map",
    },
    reframe:
      "Writing so much to the same five people, {value}, can look like a closed circle. It may be what makes the circle quick.",
    reframeStep: "Ask one of the five whom you should be hearing from.",
  },
  threadLength: {
    observation: "In the longest fifth of conversations your own part is {value}, or more.",
    effect: "A long exchange could often have been a call; nothing more is known about it.",
    step: "When the next conversation reaches your fourth mail, propose ten minutes on the phone instead.",
    reframe:
      "Long conversations, {value} of your own or more, can look like getting nowhere. They may hold the matters for which there is no meeting yet.",
    reframeStep: "Give the longest open one a date and a room.",
  },
  lengthMedian: {
    observation: "A usual mail of yours runs to {value}.",
    clause: "a usual mail runs to {value}",
    effect: "No length is ideal. Under load, answers tend to get shorter, and then the reader fills in the tone.",
    step: "Put the request into the first line of your next long mail, and see whether the answer comes sooner.",
    study: { value: "load shortens replies", source: "Kooti and colleagues 2015, 2 million users" },
  },
};

export const HABIT_ORDER = Object.keys(HABIT_COPY) as MetricKey[]; // The table's keys are metric keys.

export const MODE_ORDER: MetricKey[] = ["latencyMedian", "lengthMedian", "outOfHours", "topFive"];
