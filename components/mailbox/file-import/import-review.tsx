import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { useSubmit } from "@/components/ui/forms/use-submit";
import {
  type Excerpt,
  type ExcerptKind,
  EXCLUSIONS,
  type Exclusion,
  FULL_MESSAGES,
  FULL_WORDS,
  type ImportMailboxInput,
  MIN_MESSAGES,
} from "@/lib/features/mailbox/schema";
import { apiClient } from "@/lib/shared/api-client";
import { sum } from "@/lib/shared/numbers/sum";
import { pluralize } from "@/lib/shared/text/pluralize";
import { ClockCheck } from "../clock-check";
import { FileProblems } from "./file-problems";
import { MailImportError } from "./mail-import-error";
import type { CollectedMailbox } from "./mail-worker-protocol";
import type { MailRun } from "./use-mail-import";

const EXCLUSION_LABELS: Record<Exclusion, string> = {
  received: "written by others",
  notSent: "drafts, chats and spam",
  duplicate: "copies of a mail counted before",
  automatic: "automatic replies and circulars",
  calendar: "calendar mails",
  forwarded: "forwards without words of your own",
  noOwnWords: "without words of your own",
  doubtful: "where your words and others’ could not be told apart",
  undated: "without a date",
  unreadable: "unreadable",
  beyondNewest: "older than the newest 5,000",
};

interface ImportReviewProps {
  userId: number;
  run: MailRun;
  mail: CollectedMailbox;
  onDone: () => void;
  onChangeClock: () => void;
  onRestart: () => void;
}

const wordsIn = ({ messages }: CollectedMailbox) => sum(messages.map(({ counts }) => counts[0] ?? 0));

/** Shows the result of the import before anything is uploaded. Excerpts are uploaded only when ticked. */
export function ImportReview({ userId, run, mail, onDone, onChangeClock, onRestart }: ImportReviewProps) {
  const [ticked, setTicked] = useState<Excerpt[]>([]);
  const [isClockConfirmed, setIsClockConfirmed] = useState(false);
  const { messages, summary, excerpts, doubts, problems } = mail;

  const { isPending, error, submit } = useSubmit(async () => {
    const body: ImportMailboxInput = {
      source: run.selection.type === "paste" ? "paste" : "file",
      hours: run.hours,
      clock: { zone: run.zone, isConfirmed: isClockConfirmed },
      textCheck: { isConfirmed: true, isStrict: run.isStrict, doubts },
      summary,
      messages,
      excerpts: ticked,
      partial: problems.length > 0,
    };
    await apiClient(`/api/try-clarity/mailbox-import/${userId}`, { method: "POST", body });
    onDone();
  }, "It could not be sent. What was read is still here; please try again.");

  if (messages.length === 0) {
    return (
      <MailImportError title="No mail of your own was found." onRestart={onRestart}>
        Perhaps another address is yours, or another file holds your sent mail.
        <ExclusionList summary={summary} />
        <FileProblems problems={problems} />
      </MailImportError>
    );
  }
  const toggle = (excerpt: Excerpt) =>
    setTicked((now) => (now.includes(excerpt) ? now.filter((other) => other !== excerpt) : [...now, excerpt]));
  return (
    <div className="space-y-8">
      <Counts mail={mail} />
      {problems.length > 0 && (
        <Alert tone="info" title="A part could not be read.">
          <FileProblems problems={problems} />
        </Alert>
      )}
      <FewMails messages={messages.length} words={wordsIn(mail)} />
      {run.selection.type === "files" && (
        <ClockCheck
          sent={messages}
          hours={run.hours}
          zone={run.zone}
          isConfirmed={isClockConfirmed}
          onConfirm={setIsClockConfirmed}
        >
          <Button variant="ghost" size="sm" onClick={onChangeClock}>
            Choose another time zone or other hours
          </Button>
        </ClockCheck>
      )}
      {excerpts.length > 0 && <Excerpts excerpts={excerpts} ticked={ticked} onToggle={toggle} />}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" pending={isPending} pendingLabel="Sending counts..." onClick={() => void submit()}>
          Use this for my report
        </Button>
        <Button variant="ghost" size="lg" onClick={onRestart}>
          Choose again
        </Button>
      </div>
    </div>
  );
}

function Counts({ mail }: { mail: CollectedMailbox }) {
  const { messages, summary, doubts } = mail;
  const words = wordsIn(mail);
  const share = summary.allWords > 0 ? Math.round(Math.min(1, words / summary.allWords) * 100) : 100;
  const foreign = messages.filter(({ language }) => language === "other").length;
  return (
    <div className="border-subtle bg-surface rounded-lg border p-5">
      <p className="text-ink font-medium">
        {pluralize(messages.length, "mail")} of your own, {pluralize(words, "own word")}
      </p>
      <p className="text-muted mt-1 text-sm">
        {share} % of the words in them are yours; quotes, signatures and notices are left out.
      </p>
      {foreign > 0 && (
        <p className="text-muted mt-1 text-sm">
          {pluralize(foreign, "mail")} not in English: counted for time and length, not for words.
        </p>
      )}
      <ExclusionList summary={summary} />
      {doubts.length > 0 && (
        <p className="text-ink mt-3 text-sm">
          These mails are longer than what people usually write by hand, so the report will be less certain of them.
        </p>
      )}
    </div>
  );
}

function ExclusionList({ summary: { excluded } }: Pick<CollectedMailbox, "summary">) {
  const reasons = EXCLUSIONS.filter((reason) => excluded[reason] > 0);
  if (reasons.length === 0) return null;
  const parts = reasons.map((reason) => `${excluded[reason].toLocaleString("en")} ${EXCLUSION_LABELS[reason]}`);
  return <p className="text-muted mt-3 text-sm">Left out: {parts.join(", ")}.</p>;
}

function FewMails({ messages, words }: { messages: number; words: number }) {
  if (messages < MIN_MESSAGES)
    return (
      <Alert tone="info" title="These are few mails.">
        Below {MIN_MESSAGES} mails of your own the report claims nothing. You can continue; the report will say what is
        missing.
      </Alert>
    );
  if (messages >= FULL_MESSAGES && words >= FULL_WORDS) return null;
  return (
    <Alert tone="info" title="This will be an early look.">
      From {FULL_MESSAGES} mails and {FULL_WORDS.toLocaleString("en")} own words on, the report also says what to try.
      Until then it only describes.
    </Alert>
  );
}

const KIND_LABELS: Record<ExcerptKind, string> = {
  request: "how you ask",
  hedge: "how you hedge",
  thanks: "how you thank",
  question: "how you question",
};

interface ExcerptsProps {
  excerpts: Excerpt[];
  ticked: Excerpt[];
  onToggle: (excerpt: Excerpt) => void;
}

function Excerpts({ excerpts, ticked, onToggle }: ExcerptsProps) {
  return (
    <fieldset>
      <legend className="text-ink font-medium">Sentences your report may quote (none, unless you tick them)</legend>
      <p className="text-muted mt-1 text-sm">Each is shown beside the figure that it is an example of.</p>
      <ul className="mt-3 space-y-1">
        {excerpts.map((excerpt) => (
          <li key={excerpt.text}>
            <label className="text-ink flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="accent-accent mt-0.5 size-5 shrink-0"
                checked={ticked.includes(excerpt)}
                onChange={() => onToggle(excerpt)}
              />
              <span>
                “{excerpt.text}” <span className="text-muted">({KIND_LABELS[excerpt.kind]})</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
