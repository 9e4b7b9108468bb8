"use client";

import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useRef } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Textarea } from "@/components/ui/forms/textarea";
import type { ListValue, PeopleValue } from "@/lib/features/practices/schema";

export interface ControlProps<T> {
  value: T;
  onChange: (value: T) => void;
  errorId?: string;
}

export const errorProps = (errorId: string | undefined) => ({
  "aria-invalid": errorId ? true : undefined,
  "aria-describedby": errorId,
});

interface RowsProps<T> extends ControlProps<T[]> {
  fields: { label: string; optional: boolean }[];
  noun: string;
  max: number;
  read: (row: T, field: number) => string;
  write: (row: T, field: number, text: string) => T;
  empty: T;
}

/**
 * An entry's buttons go below its fields: several fields on a phone, a single one on a very narrow phone. Several fields
 * stand in two columns where there is room.
 */
const STACKED = {
  entry: "max-[30rem]:flex-wrap max-[30rem]:justify-end",
  fields: "max-[30rem]:basis-full sm:grid-cols-2",
  narrowEntry: "max-[22rem]:flex-wrap max-[22rem]:justify-end",
  narrowFields: "max-[22rem]:basis-full",
};

/** The height of a label: the buttons stand beside the field below it. */
const BESIDE_FIELD = "min-[30rem]:mt-5";

function Rows<T>({ value, onChange, errorId, fields, noun, max, read, write, empty }: RowsProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const rows = value.length > 0 ? value : [empty];
  const isWide = fields.length > 1;
  const focusRow = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll("li")[index]?.querySelector("textarea")?.focus());
  const add = () => {
    if (rows.length >= max) return;
    onChange([...rows, empty]);
    focusRow(rows.length);
  };
  const change = (index: number, field: number, text: string) => {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    // A pasted list becomes entries.
    const entries = fields.length === 1 && lines.length > 1 ? lines : [text.replaceAll("\n", " ")];
    const written = entries.map((entry, added) => write(added === 0 ? (rows[index] ?? empty) : empty, field, entry));
    onChange([...rows.slice(0, index), ...written, ...rows.slice(index + 1)].slice(0, max));
  };
  const move = (row: T, from: number, to: number) => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  return (
    <>
      <ol ref={list} className="space-y-3">
        {rows.map((row, index) => (
          <li key={index} className={cx("flex items-start gap-1", isWide ? STACKED.entry : STACKED.narrowEntry)}>
            <div className={cx("grid min-w-0 flex-1 gap-1.5", isWide ? STACKED.fields : STACKED.narrowFields)}>
              {fields.map(({ label, optional }, field) => (
                <div key={label}>
                  {isWide && (
                    <p aria-hidden="true" className="text-muted mb-0.5 text-xs">
                      {label}
                      {optional && " (optional)"}
                    </p>
                  )}
                  {/* A textarea, because entries are often longer than a phone is wide. Enter goes to the next entry. */}
                  <Textarea
                    autoGrow
                    rows={1}
                    {...errorProps(errorId)}
                    aria-label={isWide ? `${label}, ${noun} ${index + 1}` : `${label} ${index + 1}`}
                    value={read(row, field)}
                    dir="auto"
                    maxLength={300}
                    autoComplete="off"
                    enterKeyHint="next"
                    onChange={(event) => change(index, field, event.target.value)}
                    onKeyDown={(event) => {
                      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                      event.preventDefault();
                      if (index === rows.length - 1 && read(row, 0).trim() !== "") add();
                      else focusRow(index + 1);
                    }}
                  />
                </div>
              ))}
            </div>
            {/* A single entry cannot move; its field keeps its width when a second one comes. */}
            <div className={cx("flex gap-1", isWide && BESIDE_FIELD, rows.length === 1 && "invisible")}>
              <RowButton
                label={`Move ${noun} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(row, index, index - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </RowButton>
              <RowButton
                label={`Move ${noun} ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(row, index, index + 1)}
                className="max-[30rem]:hidden"
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </RowButton>
            </div>
            <RowButton
              label={`Remove ${noun} ${index + 1}`}
              className={isWide ? BESIDE_FIELD : undefined}
              onClick={() => {
                onChange(rows.filter((_, position) => position !== index));
                focusRow(Math.max(0, index - 1));
              }}
            >
              <X aria-hidden="true" className="size-4" />
            </RowButton>
          </li>
        ))}
      </ol>
      <div className="mt-1">
        <Button variant="ghost" size="sm" disabled={rows.length >= max} onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add
        </Button>
      </div>
    </>
  );
}

interface RowButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
  children: React.ReactNode;
}

function RowButton({ label, disabled, onClick, className, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={buttonClass({ variant: "ghost", size: "icon", className })}
    >
      {children}
    </button>
  );
}

interface ListControlProps extends ControlProps<ListValue> {
  fields: { label: string; optional: boolean }[];
  max: number;
}

export function ListControl({ fields, ...props }: ListControlProps) {
  const columns = fields.length > 0 ? fields : [{ label: "Entry", optional: false }];
  return (
    <Rows
      {...props}
      fields={columns}
      noun="entry"
      empty={columns.map(() => "")}
      read={(row, field) => row[field] ?? ""}
      write={(row, field, text) => columns.map((_, index) => (index === field ? text : (row[index] ?? "")))}
    />
  );
}

const PERSON = [
  { label: "Name or initials", optional: false },
  { label: "Role", optional: true },
];

export function PeopleControl(props: ControlProps<PeopleValue> & { max: number }) {
  return (
    <Rows
      {...props}
      fields={PERSON}
      noun="person"
      empty={{ name: "", role: "" }}
      read={(row, field) => (field === 0 ? row.name : row.role)}
      write={(row, field, text) => (field === 0 ? { ...row, name: text } : { ...row, role: text })}
    />
  );
}
