import { Button } from "@/components/ui/button";
import type { TextSample } from "@/lib/features/mailbox/schema";
import { formatDate } from "@/lib/shared/time/dates";

const MAX_SHOWN_CHARS = 900;

const shorten = (text: string) =>
  text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS).trimEnd()} …` : text;

interface TextCheckProps {
  samples: TextSample[];
  isStrict: boolean;
  place: string;
  onConfirm: () => void;
  onReject: () => void;
}

export function TextCheck({ samples, isStrict, place, onConfirm, onReject }: TextCheckProps) {
  return (
    <section aria-labelledby="text-check">
      <h2 id="text-check" className="text-ink text-lg font-medium">
        Is this what you wrote?
      </h2>
      <p className="text-muted mt-1 text-sm">
        {isStrict
          ? "This is the stricter reading: it leaves out everything that looks like somebody else’s text, and with it a little of yours."
          : `Quotes, signatures and notices should be gone, and nothing by others should be left. ${place}`}
      </p>
      <ul className="mt-5 space-y-4">
        {samples.map(({ at, text }) => (
          <li key={`${at}-${text.length}`} className="border-subtle bg-surface rounded-lg border p-5">
            <p className="text-muted text-xs">{formatDate(new Date(at), "en-GB")}</p>
            <p className="text-ink mt-2 text-sm [overflow-wrap:anywhere] whitespace-pre-line">{shorten(text)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onConfirm}>Yes, I wrote this</Button>
        <Button variant="secondary" onClick={onReject}>
          {isStrict ? "No, others wrote some of it" : "No, read more strictly"}
        </Button>
      </div>
    </section>
  );
}
