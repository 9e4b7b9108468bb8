import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  EXCLUSIONS,
  type Exclusion,
  type MailboxSource,
  MIN_MESSAGES,
  type WorkingHours,
} from "@/lib/features/mailbox/schema";
import { counted } from "@/lib/shared/counted";
import { apiClient, serverMessage } from "@/lib/shared/api-client";
import { MailRefused } from "./mail-refused";
import type { ReadMail } from "./mail-messages";

const EXCLUSION_WORDS: Record<Exclusion, string> = {
  received: "written by others",
  automatic: "automatic replies and circulars",
  calendar: "calendar mails",
  forwarded: "forwards without words of your own",
  noOwnWords: "without words of your own",
  unreadable: "unreadable",
};

interface ReadMailReviewProps {
  userId: number;
  source: Exclude<MailboxSource, "gmail">;
  mail: ReadMail;
  /** The hours it was measured by. */
  hours: WorkingHours;
  onDone: () => void;
  onRestart: () => void;
}

/** What was read and what was left out, before anything is sent; sentences go along only when they are ticked. */
export function ReadMailReview({ userId, source, mail, hours, onDone, onRestart }: ReadMailReviewProps) {
  const [ticked, setTicked] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const { messages, summary, excerpts } = mail;

  const send = async () => {
    setIsPending(true);
    setError(undefined);
    try {
      const body = { source, hours, summary, messages, excerpts: ticked };
      await apiClient(`/api/try-clarity/mailbox-import/${userId}`, { method: "POST", body });
      onDone();
    } catch (failure) {
      setError(serverMessage(failure) ?? "It could not be sent. What was read is still here; please try again.");
      setIsPending(false);
    }
  };

  if (messages.length === 0) {
    return (
      <MailRefused title="No mail of your own was found." onRestart={onRestart}>
        Perhaps another address is yours, or another file holds your sent mail.
        <LeftOut summary={summary} />
      </MailRefused>
    );
  }
  const toggle = (sentence: string) =>
    setTicked((now) => (now.includes(sentence) ? now.filter((other) => other !== sentence) : [...now, sentence]));
  return (
    <div className="space-y-6">
      <Counts mail={mail} />
      {messages.length < MIN_MESSAGES && (
        <Alert tone="info" title="Few mails say little.">
          Below {MIN_MESSAGES} mails of your own nothing is claimed. You can go on; the report will say what is missing.
        </Alert>
      )}
      {excerpts.length > 0 && <Excerpts excerpts={excerpts} ticked={ticked} onToggle={toggle} />}
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" pending={isPending} pendingLabel="Sending counts..." onClick={() => void send()}>
          Use this for my report
        </Button>
        <Button variant="ghost" size="lg" onClick={onRestart}>
          Choose again
        </Button>
      </div>
    </div>
  );
}

function Counts({ mail: { messages, summary } }: { mail: ReadMail }) {
  const words = messages.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0);
  const share = summary.allWords > 0 ? Math.round(Math.min(1, words / summary.allWords) * 100) : 100;
  return (
    <div className="border-subtle bg-surface rounded-lg border p-5">
      <p className="text-ink font-medium">
        {counted(messages.length, "mail")} of your own, {counted(words, "own word")}
      </p>
      <p className="text-muted mt-1 text-sm">
        {share} % of the words in them are yours; quotes, signatures and notices are left out.
      </p>
      <LeftOut summary={summary} />
    </div>
  );
}

/** How many messages were not measured, and why. */
function LeftOut({ summary: { excluded } }: Pick<ReadMail, "summary">) {
  const left = EXCLUSIONS.filter((reason) => excluded[reason] > 0);
  if (left.length === 0) return null;
  const words = left.map((reason) => `${excluded[reason].toLocaleString()} ${EXCLUSION_WORDS[reason]}`);
  return <p className="text-muted mt-3 text-sm">Left out: {words.join(", ")}.</p>;
}

interface ExcerptsProps {
  excerpts: string[];
  ticked: string[];
  onToggle: (sentence: string) => void;
}

function Excerpts({ excerpts, ticked, onToggle }: ExcerptsProps) {
  return (
    <fieldset>
      <legend className="text-ink font-medium">Sentences your report may quote (none, unless you tick them)</legend>
      <ul className="mt-3 space-y-1">
        {excerpts.map((sentence) => (
          <li key={sentence}>
            <label className="text-ink flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm">
              <input
                type="checkbox"
                className="accent-accent mt-0.5 size-5 shrink-0"
                checked={ticked.includes(sentence)}
                onChange={() => onToggle(sentence)}
              />
              “{sentence}”
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
