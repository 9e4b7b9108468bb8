import { Inbox } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";

interface MailDropProps {
  onFiles: (files: File[]) => void;
  onPaste: (text: string) => void;
}

/** Two ways to give mail: files dropped or chosen, or sent mails pasted. */
export function MailDrop({ onFiles, onPaste }: MailDropProps) {
  const [text, setText] = useState("");
  return (
    <div className="space-y-10">
      <FileDrop onFiles={onFiles} />
      <div>
        <Field
          label="Or paste mails that you sent"
          hint="Put a line of dashes between two mails. Without dates and recipients less can be measured."
        >
          <Textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button variant="secondary" className="mt-3" disabled={text.trim() === ""} onClick={() => onPaste(text)}>
          Read what I pasted
        </Button>
      </div>
    </div>
  );
}

function FileDrop({ onFiles }: Pick<MailDropProps, "onFiles">) {
  const inputId = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      htmlFor={inputId}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        "focus-within:border-accent block cursor-pointer rounded-lg border-2 border-dashed px-6 py-10 text-center",
        isOver ? "border-accent bg-raised" : "border-strong bg-surface",
      )}
    >
      <Inbox aria-hidden="true" className="text-accent mx-auto size-7" />
      <span className="text-ink mt-3 block font-medium">Drop an .mbox or .eml file, or choose one</span>
      <span className="text-muted mt-1 block text-sm">
        Google Takeout gives you your mail as one .mbox file; choosing only “Sent” there makes it small.
      </span>
      <input
        id={inputId}
        type="file"
        multiple
        accept=".mbox,.eml,message/rfc822,application/mbox"
        className="sr-only"
        onChange={(event) => take(event.target.files)}
      />
    </label>
  );
}
