import type { StepText } from "../step-text";

export type TenureKind = "new" | "before" | "past" | "longest" | "alone";

export const TENURE_COPY: Record<TenureKind, { observation: string; step: StepText }> = {
  new: {
    observation:
      "In a first year there are few results to judge by, so early and small things may count for more than they should. What the year will be judged by can still be proposed, and it is easier to propose than to dispute.",
    step: {
      text: "Write down the three results that should stand at the end of your first year, and show them to whoever will judge it.",
      practice: "stakeholder-map",
    },
  },
  before: {
    observation:
      "At least half of them lasted longer than this one has so far. What has filled it up to now need not fill the rest, and it is early enough to say so.",
    step: {
      text: "Put last week's calendar beside the reason you took this seat, mark the two entries that fit it least, and hand one of them over.",
      practice: "delegate",
    },
  },
  past: {
    observation:
      "By your own record this is the stretch in which a seat tends to end. Nothing says that this one will. A stay that was chosen still differs from one that nobody has ended, and from outside the two look alike.",
    step: "Name the one result that would make this seat complete for you, and give it a date.",
  },
  longest: {
    observation:
      "The present stay is longer than any of them, so your own record holds nothing to compare it with. What ended the earlier stays has not ended this one. It can be a choice or a habit; the dates cannot tell which.",
    step: {
      text: "Write down what would have to be true for you to stay two more years, and what for you to leave; note which list was easier to fill.",
      practice: "decide",
    },
  },
  alone: {
    observation:
      "Too few earlier stays have dates to compare it with, so they say only this: the title describes the seat on the day you took it, and what it has become since may be known to few besides you.",
    step: {
      text: "Put last week's calendar beside your job title, mark what the title would not have predicted, and tell the person you report to about one of those things.",
      practice: "weekly-review",
    },
  },
};
