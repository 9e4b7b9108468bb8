import type { StepText } from "../step-text";

export type TenureKind = "new" | "before" | "past" | "longest" | "alone";

export const TENURE_COPY: Record<TenureKind, { observation: string; step: StepText }> = {
  new: {
    observation:
      "In a first year there are few results to judge by, so early and small things may count for more than they should. You can still propose what the year will be judged by, which is easier now than disputing it later.",
    step: {
      text: "Write down the three results that should stand at the end of your first year, and show them to whoever will judge it.",
      practice: "stakeholder-map",
    },
  },
  before: {
    observation:
      "At least half of them lasted longer than this one has. What has filled it so far need not fill the rest, and it is early enough to change that.",
    step: {
      text: "Put last week's calendar beside the reason you took this position, mark the two entries that fit it least, and hand one of them over.",
      practice: "delegate",
    },
  },
  past: {
    observation:
      "You have now been in this one at least as long as in half of the earlier ones. Nothing says that it will end. Staying can be a choice or a habit, and from outside the two look alike.",
    step: "Name the one result that would make this position complete for you, and give it a date.",
  },
  longest: {
    observation:
      "You have now been in this one longer than in any of them, so your own past has nothing to compare it with. Staying can be a choice or a habit; the dates cannot tell which.",
    step: {
      text: "Write down what would have to be true for you to stay two more years, and what for you to leave; note which list was easier to fill.",
      practice: "decide",
    },
  },
  alone: {
    observation:
      "Too few earlier positions have dates to compare it with. One thing holds without them: the title describes the position as it was on your first day, and few besides you may know what it has become since.",
    step: {
      text: "Put last week's calendar beside your job title, mark what the title would not have predicted, and tell the person you report to about one of those things.",
      practice: "weekly-review",
    },
  },
};
