import type { MetricKey } from "@/lib/features/mailbox/schema";

interface ShiftCaseText {
  /** For a difference that is certain and not large; with an effect where the usual one would overstate it. */
  slight?: { observation: string; effect?: string };
  /** For a difference of which the larger side is more than twice the smaller one. */
  double?: { observation: string };
  /** The next step where the readers in `{less}` get more of the person's mail than those in `{more}`. */
  mostToLess?: string;
  mostToMore?: string;
}

export const SHIFT_CASE_COPY: Partial<Record<MetricKey, ShiftCaseText>> = {
  questions: {
    slight: {
      observation: "Your mail to {more} asks somewhat more often than your mail to {less}.",
      effect: "So {less} may tell you a little less than they could.",
    },
    double: { observation: "Your mail to {more} asks more than twice as often as your mail to {less}." },
    mostToLess: "End three of this week's mails to {less} with a question that needs more than a yes.",
    mostToMore: "Begin the next mail to {oneLess} with what you would like to know from them.",
  },
  hedges: {
    slight: {
      observation: "You qualify what you write somewhat more with {more} than with {less}.",
      effect: "So {less} may take you for a little surer than you are.",
    },
    double: {
      observation: "At equal length, your mail to {more} holds more than twice as many hedges as your mail to {less}.",
    },
    mostToLess: "End two mails to {less} this week with the assumption on which your conclusion rests.",
    mostToMore: "In the next mail to {oneMore}, keep the hedge on the point you doubt and cut the others.",
  },
  minimizers: {
    slight: {
      observation: "Words such as 'just' or 'only' come somewhat more often in mail to {more} than in mail to {less}.",
    },
    mostToMore: "Search your last ten mails to {more} for 'just', and see which of them needed it.",
  },
  thanks: {
    slight: { observation: "Your mail to {more} thanks for something somewhat more often than your mail to {less}." },
    double: { observation: "Your mail to {more} gives thanks more than twice as often as your mail to {less}." },
    mostToLess: "In three mails to {less} this week, name one thing that was done and what it made possible.",
    mostToMore:
      "Look through this month's mail with {less} for something done without thanks, and thank whoever did it.",
  },
  directness: {
    slight: {
      observation: "Your requests to {more} are somewhat plainer than those to {less}.",
      effect: "So {less} may now and then have to guess what you want.",
    },
    double: { observation: "Your requests to {more} are plain more than twice as often as those to {less}." },
    mostToMore: "Put one of this week's requests to {more} as a question, and see what you learn from the answer.",
  },
  politeness: {
    slight: { observation: "There is somewhat more courtesy in your mail to {more} than in your mail to {less}." },
  },
  iWords: {
    slight: {
      observation: "At equal length, 'I' comes somewhat more often in your mail to {more} than in your mail to {less}.",
    },
    double: {
      observation:
        "At equal length, 'I' comes more than twice as often in your mail to {more} as in your mail to {less}.",
    },
    mostToMore:
      "Start three of this week's mails to {more} with what the reader asked or needs, and your own part after.",
  },
  weWords: {
    slight: { observation: "At equal length, you write 'we' somewhat more often to {more} than to {less}." },
    double: { observation: "At equal length, you write 'we' more than twice as often to {more} as to {less}." },
    mostToMore: "In the next mail to {oneMore}, write 'I' wherever 'we' means you alone.",
  },
  weShare: {
    slight: {
      observation: "With {more}, you choose 'we' over 'I' somewhat more often than with {less}.",
      effect: "So {less} may see a little less of the team behind you.",
    },
    mostToMore: "Say in the next mail to {oneMore} who the 'we' is.",
  },
  youWords: {
    slight: {
      observation: "You address the reader somewhat more in mail to {more} than in mail to {less}.",
      effect: "So mail to {less} may read as a little less personal.",
    },
  },
  perfunctory: {
    slight: {
      observation: "Very short mails are somewhat more common among those to {more} than among those to {less}.",
    },
    double: {
      observation: "Very short mails are more than twice as common among those to {more} as among those to {less}.",
    },
    mostToMore: "Add a name and a next step to five of this week's shortest mails to {more}.",
  },
  outOfHours: {
    slight: {
      observation: "Your mail to {more} leaves outside working hours somewhat more often than your mail to {less}.",
      effect: "So {more} see a little more of your evenings and weekends.",
    },
  },
};
