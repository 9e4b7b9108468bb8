"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/forms/form";
import { Input } from "@/components/ui/forms/input";
import { Textarea } from "@/components/ui/forms/textarea";
import { fillBlanks, isForSentences, listBlanks, splitAtBlanks } from "@/lib/features/coach/model";
import { removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

interface FillInFormProps {
  /** Names what was typed in the storage of the tab, so that it survives a reload. */
  storageKey: string;
  text: string;
  onDone: (filled: string) => void;
  onCancel: () => void;
}

const readValues = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.map((value) => (typeof value === "string" ? value : "")) : [];

/** A text with a field in place of each of its blanks; the fields for one name are filled together. */
export function FillInForm({ storageKey, text, onDone, onCancel }: FillInFormProps) {
  const pieces = splitAtBlanks(text);
  const labels = listBlanks(text);
  const [values, setValues] = useState<string[]>(() => restoreFromTab(storageKey, readValues) ?? []);
  const change = (changed: number, value: string) => {
    const isSame = (label: string, index: number) =>
      index === changed || (label === "name" && labels[changed] === "name");
    const next = labels.map((label, index) => (isSame(label, index) ? value : (values[index] ?? "")));
    saveToTab(storageKey, JSON.stringify(next));
    setValues(next);
  };
  const done = () => {
    removeFromTab(storageKey);
    onDone(fillBlanks(text, values));
  };
  return (
    <Form
      onSubmit={done}
      className="border-subtle bg-raised mt-3 rounded-lg border p-4 leading-9 whitespace-pre-line print:hidden"
    >
      {pieces.map((piece, index) => {
        if (index % 2 === 0) return <span key={index}>{piece}</span>;
        const blank = (index - 1) / 2;
        const field = {
          name: `blank-${blank}`,
          "aria-label": piece,
          placeholder: piece,
          value: values[blank] ?? "",
          autoFocus: blank === 0,
        };
        return isForSentences(piece) ? (
          <Textarea key={index} {...field} autoGrow rows={2} onChange={(event) => change(blank, event.target.value)} />
        ) : (
          <Input
            key={index}
            {...field}
            autoComplete="off"
            size={Math.max(piece.length, field.value.length, 6)}
            onChange={(event) => change(blank, event.target.value)}
            className="my-0.5 inline-block min-h-8! w-auto! max-w-full px-2! py-0.5! pointer-coarse:min-h-11!"
          />
        );
      })}
      <div className="mt-3 flex flex-wrap gap-2 leading-normal">
        <Button type="submit" size="sm" disabled={values.every((value) => value.trim() === "")}>
          Use this text
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
