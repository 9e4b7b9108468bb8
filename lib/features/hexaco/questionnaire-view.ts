import { semOf, Z90 } from "./model";
import { traitNormOf } from "./norms";
import {
  FORM_SIZES,
  FORMS,
  TRAITS,
  type Answers,
  type CarelessFlag,
  type Form,
  type FormView,
  type Item,
  type QuestionnaireView,
} from "./schema";

export const SCALE_LABELS = [
  "Strongly disagree",
  "Disagree",
  "Slightly disagree",
  "Neither agree nor disagree",
  "Slightly agree",
  "Agree",
  "Strongly agree",
];

const SECONDS_PER_STATEMENT = 7;

export const FORM_VIEWS: FormView[] = FORMS.map((form) => ({
  form,
  statements: FORM_SIZES[form],
  minutes: Math.ceil((FORM_SIZES[form] * SECONDS_PER_STATEMENT) / 60),
  band: Math.round(Math.max(...TRAITS.map((trait) => Z90 * semOf(traitNormOf(form, trait))))),
}));

const REASONS: Record<CarelessFlag, string> = {
  fast: "they came faster than the statements can be read",
  same: "the same answer was given more than twelve times in a row",
  flat: "nearly all of them are the same",
  missing: "more than one in twenty statements has none",
};

export function refusalMessage(reasons: CarelessFlag[]): string {
  const causes = reasons.map((reason) => REASONS[reason]).join(", and ");
  return `These answers cannot carry a report: ${causes}. Nothing was scored. You can change your answers or start again.`;
}

interface Stored {
  form: Form;
  answers: Answers;
  completedAt: Date | null;
}

export function questionnaireView({ form, answers, completedAt }: Stored, items: Item[]): QuestionnaireView {
  return {
    form,
    items: items.map(({ id, text }) => ({ id, text })),
    answers: Object.fromEntries(items.flatMap(({ id }) => (answers[id] ? [[id, answers[id].value]] : []))),
    nextItem: items.find(({ id }) => !answers[id])?.id ?? null,
    completedAt: completedAt?.toISOString() ?? null,
  };
}
