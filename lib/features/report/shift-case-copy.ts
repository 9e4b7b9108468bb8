import type { MetricKey } from "@/lib/features/mailbox/schema";

interface ShiftCaseText {
  /** For a difference that is certain and not large. */
  slight?: { observation: string };
  /** For a difference of which the larger side is more than twice the smaller one. */
  double?: { observation: string };
  /** The next step where the readers in `{less}` get more of the person's mail than those in `{more}`. */
  mostToLess?: string;
  mostToMore?: string;
}

export const SHIFT_CASE_COPY: Partial<Record<MetricKey, ShiftCaseText>> = {
  questions: {
    slight: { observation: "Your mail to {more} asks somewhat more often than your mail to {less}." },
    double: { observation: "Your mail to {more} asks more than twice as often as your mail to {less}." },
    mostToLess: "End three of this week's mails to {less} with a question that needs more than a yes.",
    mostToMore: "Begin the next mail to {less} with what you would like to know, before anything else.",
  },
  hedges: {
    slight: { observation: "You qualify what you write somewhat more with {more} than with {less}." },
    double: {
      observation: "At equal length, your mail to {more} holds more than twice the hedges of your mail to {less}.",
    },
    mostToLess: "End two mails to {less} this week with the assumption that would change your conclusion.",
    mostToMore:
      "Before the next mail to {more} leaves, keep the hedge on the point that you doubt and cross out the others.",
  },
  minimizers: {
    slight: { observation: "Your mail to {more} plays a point down somewhat more often than your mail to {less}." },
    mostToLess: "Word the next request to {more} as you would for {less}, and compare the answers.",
    mostToMore: "Search your last ten mails to {more} for 'just', and note which of them needed it.",
  },
  thanks: {
    slight: { observation: "Your mail to {more} thanks for something somewhat more often than your mail to {less}." },
    double: { observation: "Your mail to {more} gives thanks more than twice as often as your mail to {less}." },
    mostToLess: "In three mails to {less} this week, name one thing that was done and what it made possible.",
    mostToMore:
      "Look through this month's mail with {less} for a delivery that nobody has mentioned, and give thanks for it.",
  },
  directness: {
    slight: { observation: "Your requests to {more} are somewhat plainer than those to {less}." },
    double: { observation: "Your requests to {more} are plain more than twice as often as those to {less}." },
    mostToLess: "Write two of this week's requests to {less} with a verb, a name and a date.",
    mostToMore:
      "Put one of this week's requests to {more} as a question, and note what comes back that you had not thought of.",
  },
  politeness: {
    slight: { observation: "Courtesy takes somewhat more room in your mail to {more} than in your mail to {less}." },
  },
  iWords: {
    slight: {
      observation: "At equal length, 'I' comes up somewhat more in your mail to {more} than in your mail to {less}.",
    },
    double: {
      observation:
        "At equal length, 'I' stands more than twice as often in your mail to {more} as in your mail to {less}.",
    },
    mostToLess: "Open the next mail to {more} with the result and its date, and leave your own part for the end.",
    mostToMore:
      "Start three of this week's mails to {more} with the reader's question, and tell your own part after it.",
  },
  weWords: {
    slight: { observation: "At equal length, you write 'we' somewhat more often to {more} than to {less}." },
    double: { observation: "At equal length, you write 'we' more than twice as often to {more} as to {less}." },
    mostToLess: "In two mails to {less} this week, say which result you count as a joint one.",
    mostToMore: "In the next mail to {more}, put 'I' for each 'we' that stands for you alone.",
  },
  weShare: {
    slight: { observation: "With {more}, 'we' wins over 'I' somewhat more often than with {less}." },
    mostToLess:
      "Go through this week's decisions in your mail to {less}, and write 'we' at the next one that was made together.",
    mostToMore: "Name in the next mail to {more} who belongs to the 'we'.",
  },
  youWords: {
    slight: { observation: "You address the reader somewhat more in mail to {more} than in mail to {less}." },
  },
  perfunctory: {
    slight: {
      observation: "Among your mails to {more}, very short ones are somewhat more common than among those to {less}.",
    },
    double: {
      observation:
        "Among your mails to {more}, very short ones are more than twice as common as among those to {less}.",
    },
    mostToLess: "Choose one matter with {less} this week for which five words will do, and send only those.",
    mostToMore: "Put a name and a next step into five of this week's shortest mails to {more}.",
  },
  outOfHours: {
    slight: {
      observation: "Your mail to {more} leaves outside working hours somewhat more often than your mail to {less}.",
    },
  },
};
