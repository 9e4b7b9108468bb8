import { Inbox } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { FileDrop } from "@/components/ui/forms/file-drop";
import { Textarea } from "@/components/ui/forms/textarea";
import { ExportGuide } from "../export-guides/export-guide";

interface MailFileDropProps {
  text: string;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onPaste: (text: string) => void;
}

export function MailFileDrop({ text, onText, onFiles, onPaste }: MailFileDropProps) {
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-10">
      <div>
        <FileDrop
          icon={Inbox}
          title="Drop your sent mail here, or choose files"
          hint="An .mbox file, any number of .eml files, a folder of them, a ZIP, or Outlook for Mac’s .olm."
          accept=".mbox,.eml,.emlx,.zip,.olm,.mbx,message/rfc822,application/mbox,application/zip"
          multiple
          onFiles={onFiles}
        />
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => folder.current?.click()}>
          Choose a whole folder
        </Button>
        <input
          ref={folder}
          type="file"
          {...{ webkitdirectory: "" }}
          multiple
          className="hidden"
          aria-label="Folder with mail"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </div>
      <ExportGuide />
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
