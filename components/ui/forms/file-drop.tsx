import type { LucideIcon } from "lucide-react";
import { useId, useState, type DragEvent } from "react";
import { cx } from "../cx";
import { droppedFiles } from "./dropped-files";

interface FileDropProps {
  icon: LucideIcon;
  title: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileDrop({ icon: Icon, title, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const inputId = useId();
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: Iterable<File> | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer).then(take);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        "focus-within:border-accent hover:border-accent relative rounded-lg border-2 border-dashed px-6 py-10 text-center transition-colors",
        isOver ? "border-accent bg-raised" : "border-strong bg-surface",
      )}
    >
      <Icon aria-hidden="true" className="text-accent mx-auto size-7" />
      <label htmlFor={inputId} className="text-ink mt-3 block cursor-pointer font-medium after:absolute after:inset-0">
        {title}
      </label>
      <p id={hintId} className="text-muted mt-1 text-sm text-balance">
        {hint}
      </p>
      <input
        id={inputId}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={hintId}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // Lets the same file be chosen again after a refusal.
          event.target.value = "";
        }}
      />
    </div>
  );
}
