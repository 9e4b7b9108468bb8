import type { MetricKey } from "@/lib/features/mailbox/schema";
import type { StepText } from "../step-text";
import type { ShiftSize } from "./mailbox-findings";

interface PeriodText {
  observation: string;
  effect: string;
  step: StepText;
}

export const DEGREES: Record<ShiftSize, string> = { slight: "somewhat ", clear: "", marked: "much ", double: "much " };

/** A rate that rose or fell between the older and the newer half of the mail. */
export const PERIOD_SHIFT_COPY: Partial<Record<MetricKey, Record<"rose" | "fell", PeriodText>>> = {
  questions: {
    rose: {
      observation: "You ask {degree}more than you used to.",
      effect: "People who expect answers from you may take the questions for doubt.",
      step: "Tell one colleague why you ask more now.",
    },
    fell: {
      observation: "You ask {degree}less than you used to.",
      effect: "People may not tell you what a question would have brought up.",
      step: "End one mail this week with a question that you cannot answer yourself.",
    },
  },
  hedges: {
    rose: {
      observation: "You qualify what you write {degree}more than you used to.",
      effect: "The same judgement may carry less weight than it did.",
      step: "Take the hedge out of one mail whose point you are sure of.",
    },
    fell: {
      observation: "You qualify what you write {degree}less than you used to.",
      effect: "You sound surer, and people may object less.",
      step: "Name in one mail this week the point on which you could be wrong.",
    },
  },
  minimizers: {
    rose: {
      observation: "You play your points down {degree}more than you used to.",
      effect: "What you ask for may look smaller to others than it is to you.",
      step: "Reread this week's requests for 'just', and strike it where the request is not small.",
    },
    fell: {
      observation: "You play your points down {degree}less than you used to.",
      effect: "People used to the softer form may hear impatience in the plainer one.",
      step: "Ask one person whether your requests sound different from before.",
    },
  },
  thanks: {
    rose: {
      observation: "You give thanks {degree}more often than you used to.",
      effect: "If the occasions are the same, each thanks may count for a little less.",
      step: "Say in the next thanks what exactly it is for.",
    },
    fell: {
      observation: "You give thanks {degree}less often than you used to.",
      effect: "The help may be the same, and whoever gives it sees only that the thanks became fewer.",
      step: "Think of who helped you most this month, and write them one line about it.",
    },
  },
  directness: {
    rose: {
      observation: "Your requests are {degree}plainer than they used to be.",
      effect: "People know sooner what you want, and may wonder what has changed.",
      step: {
        text: "Tell somebody who has long worked with you that the plainer tone is not meant as criticism.",
        practice: "feedback",
      },
    },
    fell: {
      observation: "Your requests are {degree}less plain than they used to be.",
      effect: "What you want may have to be guessed where it used to be said.",
      step: "Put the next request that matters into one plain sentence.",
    },
  },
  politeness: {
    rose: {
      observation: "There is {degree}more courtesy in your mail than there used to be.",
      effect: "Courtesy can be warmth or distance, and people who have long known you may wonder which it is.",
      step: "Write one mail to somebody close in your old short form, and see whether the courtesy is missed.",
    },
    fell: {
      observation: "There is {degree}less courtesy in your mail than there used to be.",
      effect: "To you it may be speed; a reader sees only that something is missing.",
      step: "Put the greeting back into one day's mails, and see whether the answers change.",
    },
  },
  iWords: {
    rose: {
      observation: "At equal length, your mails say 'I' {degree}more often than they used to.",
      effect: "Readers hear more about your part in things, and perhaps less about theirs.",
      step: "Begin tomorrow's mails with what the reader needs.",
    },
    fell: {
      observation: "At equal length, your mails say 'I' {degree}less often than they used to.",
      effect: "The matter comes first, and it may be harder to see what you yourself think of it.",
      step: "Write one 'I think' this week where a decision is open.",
    },
  },
  weWords: {
    rose: {
      observation: "You write 'we' {degree}more often than you used to.",
      effect: "You speak more for a group, and not everybody may know who belongs to it.",
      step: "Replace one 'we' this week with the names behind it.",
    },
    fell: {
      observation: "You write 'we' {degree}less often than you used to.",
      effect: "A team that used to read about itself in your mail may miss it.",
      step: "Say in one mail this week what was done together.",
    },
  },
  weShare: {
    rose: {
      observation: "Between 'I' and 'we', you choose 'we' {degree}more often than you used to.",
      effect: "It may be harder to see which decisions are yours.",
      step: { text: "Write 'I' about the next decision that is yours alone.", practice: "decide" },
    },
    fell: {
      observation: "Between 'I' and 'we', you choose 'I' {degree}more often than you used to.",
      effect: "What a team did may look like your own work.",
      step: "Name the others in the next mail that reports a success.",
    },
  },
  youWords: {
    rose: {
      observation: "You address your readers {degree}more than you used to.",
      effect: "A 'you' draws people in, and in a complaint it points at them.",
      step: "In the next mail about a mistake, say what happened before you write 'you'.",
    },
    fell: {
      observation: "You address your readers {degree}less than you used to.",
      effect: "A mail without a 'you' asks nobody in particular to act.",
      step: "Name in the next mail to several people the one from whom you want something.",
    },
  },
  perfunctory: {
    rose: {
      observation: "Mails of five words or fewer are {degree}more common than they used to be.",
      effect: "They save you time, and a reader cannot tell haste from annoyance.",
      step: "Give three of this week's shortest mails a second sentence.",
    },
    fell: {
      observation: "Mails of five words or fewer are {degree}less common than they used to be.",
      effect: "Your readers get more to read, and perhaps more than they need.",
      step: "Answer one plain question this week in one line.",
    },
  },
  outOfHours: {
    rose: {
      observation: "You write outside working hours {degree}more than you used to.",
      effect: "Your day has grown longer, and the people you write to may let theirs grow with it.",
      step: "Choose one evening this week without mail, and say so beforehand.",
    },
    fell: {
      observation: "You write outside working hours {degree}less than you used to.",
      effect: "Some people may still stay available in the evening for a mail that no longer comes.",
      step: "Tell the people you work with most until when you answer now.",
    },
  },
};
