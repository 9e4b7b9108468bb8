import type { Evaluator } from "./bootstrap";
import { herfindahl, meanOf, quantileOf, readingEase, topFiveShare } from "./evaluators";
import { countIn } from "./features";
import {
  type Count,
  type Grade,
  type MessageFeatures,
  type MetricKey,
  MIN_MESSAGES,
  type WorkingHours,
} from "./schema";
import { isOutOfHours } from "./working-time";

export type Unit =
  | "share"
  | "recipientShare"
  | "requestShare"
  | "pronounShare"
  | "perHundred"
  | "perMail"
  | "words"
  | "hours"
  | "index"
  | "mails"
  | "perWeek"
  | "score"
  | "ratio";

interface Definition {
  label: string;
  unit: Unit;
  grade: Grade;
  source: string;
  /** Widest accepted 95 % interval: its width for shares, otherwise a fraction of the value. */
  bound: { width: number } | { part: number };
  isEnglishOnly: boolean;
  needsEnvelope: boolean;
  needsClock?: boolean;
}

interface RatioMetric extends Definition {
  kind: "ratio";
  /** Value = scale x sum of `top` over sum of `bottom`; a message with bottom 0 is not counted. */
  top: (message: MessageFeatures, hours: WorkingHours) => number;
  bottom: (message: MessageFeatures) => number;
  scale: number;
}

interface QuantileMetric extends Definition {
  kind: "quantile";
  of: (message: MessageFeatures) => number | null;
  at: number;
}

interface GroupMetric extends Definition {
  kind: "group";
  prepare: (messages: MessageFeatures[]) => Evaluator;
  /** Resampling repeats messages, which alone makes the value larger; the interval is corrected for that. */
  growsWhenDrawn: boolean;
  counts: (message: MessageFeatures) => boolean;
}

/** Resamples members that are not messages: requests, weeks or conversations. */
interface SeriesMetric extends Definition {
  kind: "series";
  members: string;
  floor: number;
  evaluate: (values: number[]) => Evaluator;
}

export type MetricDefinition = RatioMetric | QuantileMetric | GroupMetric | SeriesMetric;

const MIN_WEEKS = 8;
const one = () => 1;
const words = (message: MessageFeatures) => countIn(message, "words");
const has = (key: Count) => (message: MessageFeatures) => (countIn(message, key) > 0 ? 1 : 0);
const requests = (message: MessageFeatures) =>
  countIn(message, "directRequests") + countIn(message, "indirectRequests");

type About = Pick<Definition, "label" | "grade" | "source" | "bound">;

const shareOf = (key: Count, about: About): RatioMetric => ({
  kind: "ratio",
  unit: "share",
  isEnglishOnly: key !== "questions",
  needsEnvelope: false,
  top: has(key),
  bottom: one,
  scale: 1,
  ...about,
});

const rateOf = (key: Count, about: About): RatioMetric => ({
  kind: "ratio",
  unit: "perHundred",
  isEnglishOnly: true,
  needsEnvelope: false,
  top: (message) => countIn(message, key),
  bottom: words,
  scale: 100,
  ...about,
});

const length = (at: number, about: About): QuantileMetric => ({
  kind: "quantile",
  unit: "words",
  isEnglishOnly: false,
  needsEnvelope: false,
  of: words,
  at,
  ...about,
});

const latency = (at: number, about: About): QuantileMetric => ({
  kind: "quantile",
  needsClock: true,
  unit: "hours",
  isEnglishOnly: false,
  needsEnvelope: true,
  of: ({ latency: minutes }) => (minutes === null ? null : minutes / 60),
  at,
  ...about,
});

const hasRecipients = ({ to }: MessageFeatures) => to.length > 0;

/**
 * Every metric with its formula, source, grade (A experiment or meta-analysis, B field correlation, C descriptive only) and
 * the bound on its interval. Bounds follow the bootstrap on the Kean set of the Enron corpus: with 200 mails of 5,000 words
 * the interval of the hedge rate is about .65 of its value. Sentiment is omitted: readers misjudge tone in mail (Kruger
 * 2005), and it would come close to claiming a mood.
 */
export const METRIC_DEFINITIONS: Record<MetricKey, MetricDefinition> = {
  outOfHours: {
    kind: "ratio",
    needsClock: true,
    label: "Mails outside working hours",
    unit: "share",
    grade: "A",
    source: "Giurge & Bohns 2021, 8 studies: receivers overestimate how fast an off-hours mail wants an answer",
    bound: { width: 0.14 },
    isEnglishOnly: false,
    needsEnvelope: true,
    top: ({ at, offset }, hours) => (isOutOfHours(at, offset, hours) ? 1 : 0),
    bottom: one,
    scale: 1,
  },
  latencyMedian: latency(0.5, {
    label: "Time to answer, the usual case",
    grade: "B",
    source: "Wen et al. 2020; Gloor et al.: responsiveness goes with performance and satisfaction",
    bound: { part: 0.8 },
  }),
  latencyP80: latency(0.8, {
    label: "Time to answer, the slow fifth",
    grade: "B",
    source: "Wen et al. 2020; Gloor et al.: responsiveness goes with performance and satisfaction",
    bound: { part: 0.9 },
  }),
  replyShare: {
    kind: "series",
    label: "Direct mails you answered",
    unit: "share",
    grade: "B",
    source: "Kooti et al. 2015, 2 million users: load lowers the share that is answered",
    bound: { width: 0.12 },
    isEnglishOnly: false,
    needsEnvelope: true,
    members: "mails of this kind",
    floor: MIN_MESSAGES,
    evaluate: meanOf,
  },
  lengthMedian: length(0.5, {
    label: "Length of a usual mail",
    grade: "C",
    source: "Kooti et al. 2015: load shortens replies; no length is ideal",
    bound: { part: 0.6 },
  }),
  lengthP90: length(0.9, {
    label: "Length of your long mails",
    grade: "C",
    source: "Kooti et al. 2015: load shortens replies; no length is ideal",
    bound: { part: 0.7 },
  }),
  questions: shareOf("questions", {
    label: "Mails with a question",
    grade: "A",
    source: "Huang et al. 2017: questions, above all follow-up questions, raise liking in conversation",
    bound: { width: 0.14 },
  }),
  followUps: {
    kind: "ratio",
    label: "Replies that ask on",
    unit: "share",
    grade: "A",
    source: "Huang et al. 2017: questions, above all follow-up questions, raise liking in conversation",
    bound: { width: 0.16 },
    isEnglishOnly: false,
    needsEnvelope: true,
    top: has("questions"),
    bottom: ({ isReply }) => (isReply ? 1 : 0),
    scale: 1,
  },
  thanks: shareOf("thanks", {
    label: "Mails that thank for something",
    grade: "A",
    source: "Grant & Gino 2010: brief written thanks raised helping",
    bound: { width: 0.12 },
  }),
  closingThanks: shareOf("closingThanks", {
    label: "Mails signed off with thanks",
    grade: "C",
    source: "Counted apart from thanks for something; a formula of closing",
    bound: { width: 0.14 },
  }),
  praise: shareOf("praise", {
    label: "Mails with praise",
    grade: "C",
    source: "Descriptive; a short list of plain words of praise",
    bound: { width: 0.08 },
  }),
  apologies: {
    kind: "ratio",
    label: "Apologies",
    unit: "perMail",
    grade: "C",
    source: "A politeness strategy (ConvoKit); nothing says that fewer is better",
    bound: { part: 0.8 },
    isEnglishOnly: true,
    needsEnvelope: false,
    top: (message) => countIn(message, "apologies"),
    bottom: one,
    scale: 1,
  },
  hedges: rateOf("hedges", {
    label: "Hedges",
    grade: "A",
    source:
      "Hosman 1989; Blankenship & Holtgraves 2005: hedges cut perceived authority; to superiors they are also politeness",
    bound: { part: 0.65 },
  }),
  minimizers: rateOf("minimizers", {
    label: "Minimizers such as “just”",
    grade: "A",
    source: "Hosman 1989; Blankenship & Holtgraves 2005: they blunt strong arguments",
    bound: { part: 0.65 },
  }),
  boosters: rateOf("boosters", {
    label: "Boosters such as “definitely”",
    grade: "C",
    source: "The counterpart of hedges; descriptive",
    bound: { part: 0.8 },
  }),
  directness: {
    kind: "ratio",
    label: "Requests made directly",
    unit: "requestShare",
    grade: "B",
    source: "Danescu-Niculescu-Mizil et al. 2013; Gilbert 2012 on Enron: directness changes with rank",
    bound: { width: 0.2 },
    isEnglishOnly: true,
    needsEnvelope: false,
    top: (message) => countIn(message, "directRequests"),
    bottom: requests,
    scale: 1,
  },
  politeness: {
    kind: "ratio",
    label: "Politeness strategies, more minus fewer",
    unit: "index",
    grade: "B",
    source: "Danescu-Niculescu-Mizil et al. 2013: the markers of a classifier that came near human judgment",
    bound: { part: 0.8 },
    isEnglishOnly: true,
    needsEnvelope: false,
    top: (message) => countIn(message, "politePlus") - countIn(message, "politeMinus"),
    bottom: one,
    scale: 1,
  },
  iWords: rateOf("iWords", {
    label: "I, me, my",
    grade: "B",
    source: "Kacewicz et al. 2014, 5 studies: higher standing goes with fewer I-words towards the same person",
    bound: { part: 0.45 },
  }),
  weWords: rateOf("weWords", {
    label: "We, us, our",
    grade: "B",
    source: "Kacewicz et al. 2014, 5 studies: higher standing goes with more we-words",
    bound: { part: 0.65 },
  }),
  weShare: {
    kind: "ratio",
    label: "We among I and we",
    unit: "pronounShare",
    grade: "B",
    source: "Kacewicz et al. 2014, 5 studies: higher standing goes with more we-words and fewer I-words",
    bound: { width: 0.2 },
    isEnglishOnly: true,
    needsEnvelope: false,
    top: (message) => countIn(message, "weWords"),
    bottom: (message) => countIn(message, "iWords") + countIn(message, "weWords"),
    scale: 1,
  },
  youWords: rateOf("youWords", {
    label: "You, your",
    grade: "B",
    source: "Kacewicz et al. 2014, 5 studies: higher standing goes with more you-words",
    bound: { part: 0.45 },
  }),
  autonomy: shareOf("autonomy", {
    label: "Mails that leave the choice to others",
    grade: "C",
    source: "A prompt for reflection only; no study ties these words to an effect",
    bound: { width: 0.08 },
  }),
  delegation: shareOf("delegation", {
    label: "Mails that hand work over",
    grade: "C",
    source: "A prompt for reflection only; no study ties these words to an effect",
    bound: { width: 0.08 },
  }),
  concentration: {
    kind: "group",
    label: "How few people your mail goes to",
    unit: "ratio",
    grade: "B",
    source: "Gloor 2017, 866 managers: closeness in mail networks; your own side of it only",
    bound: { width: 0.08 },
    isEnglishOnly: false,
    needsEnvelope: true,
    prepare: herfindahl,
    growsWhenDrawn: true,
    counts: hasRecipients,
  },
  topFive: {
    kind: "group",
    label: "Mail to your five most frequent recipients",
    unit: "recipientShare",
    grade: "B",
    source: "Gloor 2017, 866 managers: closeness in mail networks; your own side of it only",
    bound: { width: 0.16 },
    isEnglishOnly: false,
    needsEnvelope: true,
    prepare: topFiveShare,
    growsWhenDrawn: true,
    counts: hasRecipients,
  },
  threadLength: {
    kind: "series",
    label: "Your mails in a long conversation",
    unit: "mails",
    grade: "C",
    source: "Long conversations are candidates for a call; descriptive. The 80th percentile over conversations",
    bound: { part: 0.6 },
    isEnglishOnly: false,
    needsEnvelope: true,
    members: "conversations",
    floor: MIN_MESSAGES,
    evaluate: (lengths) => quantileOf(lengths, (length) => length, 0.8),
  },
  invites: {
    kind: "series",
    label: "Invitations you sent",
    unit: "perWeek",
    grade: "C",
    source: "From mail alone; your calendar would say more",
    bound: { part: 0.8 },
    isEnglishOnly: false,
    needsEnvelope: true,
    members: "weeks",
    floor: MIN_WEEKS,
    evaluate: meanOf,
  },
  sentenceLength: {
    kind: "ratio",
    label: "Length of a sentence",
    unit: "words",
    grade: "C",
    source: "Gloor and Wen et al. 2020 disagree on whether simpler is better",
    bound: { part: 0.3 },
    isEnglishOnly: false,
    needsEnvelope: false,
    top: words,
    bottom: (message) => countIn(message, "sentences"),
    scale: 1,
  },
  readability: {
    kind: "group",
    label: "Reading ease (Flesch)",
    unit: "score",
    grade: "C",
    source:
      "Flesch 1948: 206.835 - 1.015 words per sentence - 84.6 syllables per word; Gloor and Wen et al. disagree on its worth",
    bound: { part: 0.2 },
    isEnglishOnly: true,
    needsEnvelope: false,
    prepare: readingEase,
    growsWhenDrawn: false,
    counts: (message) => words(message) > 0,
  },
  perfunctory: {
    kind: "ratio",
    label: "Mails under six words",
    unit: "share",
    grade: "C",
    source: "Descriptive",
    bound: { width: 0.12 },
    isEnglishOnly: false,
    needsEnvelope: false,
    top: (message) => (words(message) < 6 ? 1 : 0),
    bottom: one,
    scale: 1,
  },
};
