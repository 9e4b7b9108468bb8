import type { InsightDraft } from "../insight-draft";
import type { Evidence } from "./evidence";
import type { ContrastView, MailboxPatterns } from "@/lib/features/mailbox/schema";
import { mailSource } from "../mail/compose-mailbox";
import { decapitalize } from "@/lib/shared/text/text";
import type { EvidenceView } from "../schema";

type Gap = InsightDraft & { certainty: number };

const QUESTIONNAIRE = "Answer the 24 statements here: they take about three minutes and are enough for first insights.";
const WOULD_CHANGE = "More mails of your own, or the questionnaire, would fill this place.";

function describeRead({ mailbox, profile }: Evidence): string {
  if (mailbox)
    return `${mailbox.own.messages.toLocaleString("en")} mails of your own were read. What is counted in them is still too uneven here; 200 mails with 5,000 words are usually enough.`;
  if (profile)
    return "Your profile gives role and history, and texts like that say very little about how somebody works.";
  return "Nothing has been read that could show it.";
}

function readEvidence({ mailbox, profile }: Evidence): EvidenceView[] {
  if (mailbox) {
    const value = `${mailbox.own.messages} mails with ${mailbox.own.words.toLocaleString("en")} own words`;
    return [{ kind: "note", label: "What was read", value, source: mailSource(mailbox) }];
  }
  const value = profile ? "your profile: role and history" : "nothing yet";
  return [{ kind: "note", label: "What was read", value, source: "your own sources" }];
}

/** Differences that are certain and too small for an insight still contradict "no difference". */
function describeCompared({ contrasts }: MailboxPatterns): string {
  const [clearest] = contrasts.toSorted((a, b) => distanceFromZero(b) - distanceFromZero(a));
  return clearest
    ? `The clearest difference within your mail is too small to build on (${decapitalize(clearest.label)}: ${clearest.inWords}).`
    : "Mails to one person against mails to several, and older ones against newer ones, showed no difference larger than chance.";
}

const distanceFromZero = ({ difference, low, high }: ContrastView) => Math.abs(difference) / Math.max(high - low, 1e-9);

export function missingEvidenceInsights(evidence: Evidence): Record<"mode" | "tension" | "reframe", Gap> {
  const base = {
    kind: "missing-evidence" as const,
    traits: [],
    evidence: readEvidence(evidence),
    wouldChange: WOULD_CHANGE,
    certainty: 0,
  };
  const compared = evidence.mailbox
    ? describeCompared(evidence.mailbox)
    : "A tension needs two facts that conflict, and so far there are none.";
  const hasSmallDifference = (evidence.mailbox?.contrasts.length ?? 0) > 0;
  return {
    mode: {
      ...base,
      id: "gap-mode",
      text: `How you work cannot be told yet. ${describeRead(evidence)}`,
      nextStep: QUESTIONNAIRE,
    },
    tension: {
      ...base,
      id: "gap-tension",
      text: `No tension can be told yet. ${compared}`,
      nextStep: hasSmallDifference
        ? "Put your last mail to each of two readers side by side, and note what you said to only one of them."
        : "Write down one situation of this month in which two aims pulled apart, and bring it to the first conversation.",
    },
    reframe: {
      ...base,
      id: "gap-reframe",
      text: "A reframe needs a habit that is certain, and so far none is.",
      nextStep: "For three days, note one moment that went differently from how it was meant, and what came before it.",
      practice: "weekly-review",
    },
  };
}
