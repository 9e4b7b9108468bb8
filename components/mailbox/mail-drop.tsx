import { Inbox } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { Textarea } from "@/components/ui/textarea";

interface MailDropProps {
  /** What stands in the paste field; it outlives a reading that failed. */
  text: string;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onPaste: (text: string) => void;
}

/** Two ways to give mail: files dropped or chosen, or sent mails pasted. */
export function MailDrop({ text, onText, onFiles, onPaste }: MailDropProps) {
  return (
    <div className="space-y-10">
      <FileDrop
        icon={Inbox}
        title="Drop an .mbox or .eml file, or choose one"
        hint="Google Takeout gives you your mail as one .mbox file; choosing only “Sent” there makes it small."
        accept=".mbox,.eml,message/rfc822,application/mbox"
        multiple
        onFiles={onFiles}
      />
      <div>
        <Field
          label="Or paste mails that you sent"
          hint="Put a line of dashes between two mails. Without dates and recipients less can be measured."
        >
          <Textarea rows={6} value={text} onChange={(event) => onText(event.target.value)} />
        </Field>
        <Button variant="secondary" className="mt-3" disabled={text.trim() === ""} onClick={() => onPaste(text)}>
          Read what I pasted
        </Button>
      </div>
    </div>
  );
}
