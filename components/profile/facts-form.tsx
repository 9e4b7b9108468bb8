import { Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { Textarea } from "@/components/ui/forms/textarea";
import type { DocumentFacts } from "./document-worker-protocol";

type Position = DocumentFacts["positions"][number];
type Education = DocumentFacts["education"][number];

const EMPTY_POSITION: Position = { title: null, company: null, from: null, to: null, isCurrent: false };
const EMPTY_EDUCATION: Education = { school: null, degree: null, field: null, from: null, to: null };

interface FactsFormProps {
  facts: DocumentFacts;
  onFacts: (facts: DocumentFacts) => void;
}

export function FactsForm({ facts, onFacts }: FactsFormProps) {
  const set = (change: Partial<DocumentFacts>) => onFacts({ ...facts, ...change });
  const { name, headline, location, industry, summary, positions, education, skills } = facts;
  return (
    <div className="space-y-10">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" value={name} onValue={(value) => set({ name: value })} />
        <TextField label="Headline" value={headline} onValue={(value) => set({ headline: value })} />
        <TextField label="Place" value={location} onValue={(value) => set({ location: value })} />
        <TextField label="Industry" value={industry} onValue={(value) => set({ industry: value })} />
      </div>
      <EntryList
        title="Roles"
        noun="role"
        entries={positions}
        empty={EMPTY_POSITION}
        onEntries={(entries) => set({ positions: entries })}
        render={(entry, change) => <PositionFields position={entry} onChange={change} />}
      />
      <EntryList
        title="Education"
        noun="school"
        entries={education}
        empty={EMPTY_EDUCATION}
        onEntries={(entries) => set({ education: entries })}
        render={(entry, change) => <EducationFields education={entry} onChange={change} />}
      />
      <Field label="Skills" hint="One on each line. Those that you delete are not sent.">
        <Textarea
          rows={Math.min(14, Math.max(3, skills.length + 1))}
          value={skills.join("\n")}
          onChange={({ target }) => set({ skills: target.value.split("\n") })}
        />
      </Field>
      <Field label="About you" hint="From the document’s summary. Empty it if it should not be sent.">
        <Textarea rows={6} value={summary ?? ""} onChange={({ target }) => set({ summary: target.value || null })} />
      </Field>
    </div>
  );
}

interface TextFieldProps {
  label: string;
  value: string | null;
  onValue: (value: string | null) => void;
}

function TextField({ label, value, onValue }: TextFieldProps) {
  return (
    <Field label={label}>
      <Input value={value ?? ""} onChange={({ target }) => onValue(target.value || null)} />
    </Field>
  );
}

const PARTIAL_DATE = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;
export const isDateValid = (date: string | null): boolean => date === null || PARTIAL_DATE.test(date);

function DateField({ label, value, onValue }: TextFieldProps) {
  return (
    <Field label={label} error={isDateValid(value) ? undefined : "A year, or a year and a month: 2019 or 2019-04."}>
      <Input
        value={value ?? ""}
        placeholder="2019-04"
        inputMode="numeric"
        onChange={({ target }) => onValue(target.value.trim() || null)}
      />
    </Field>
  );
}

function PositionFields({ position, onChange }: { position: Position; onChange: (position: Position) => void }) {
  const { title, company, from, to, isCurrent } = position;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Title" value={title} onValue={(value) => onChange({ ...position, title: value })} />
      <TextField label="Company" value={company} onValue={(value) => onChange({ ...position, company: value })} />
      <div className="col-span-full grid grid-cols-2 gap-x-4">
        <DateField label="From" value={from} onValue={(value) => onChange({ ...position, from: value })} />
        {isCurrent || (
          <DateField
            label="To"
            value={to}
            onValue={(value) => onChange({ ...position, to: value, isCurrent: false })}
          />
        )}
        <label className="text-ink col-span-2 mt-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="accent-accent size-5"
            checked={isCurrent}
            onChange={({ target }) => onChange({ ...position, isCurrent: target.checked, to: null })}
          />
          I work there now
        </label>
      </div>
    </div>
  );
}

function EducationFields({ education, onChange }: { education: Education; onChange: (education: Education) => void }) {
  const { school, degree, field, from, to } = education;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="School" value={school} onValue={(value) => onChange({ ...education, school: value })} />
      <TextField label="Degree" value={degree} onValue={(value) => onChange({ ...education, degree: value })} />
      <TextField label="Field" value={field} onValue={(value) => onChange({ ...education, field: value })} />
      <div className="grid grid-cols-2 gap-4">
        <DateField label="From" value={from} onValue={(value) => onChange({ ...education, from: value })} />
        <DateField label="To" value={to} onValue={(value) => onChange({ ...education, to: value })} />
      </div>
    </div>
  );
}

interface EntryListProps<T> {
  title: string;
  noun: string;
  entries: T[];
  empty: T;
  onEntries: (entries: T[]) => void;
  render: (entry: T, onChange: (entry: T) => void) => React.ReactNode;
}

function EntryList<T>({ title, noun, entries, empty, onEntries, render }: EntryListProps<T>) {
  return (
    <section aria-label={title}>
      <h2 className="text-ink text-lg font-medium">{title}</h2>
      <ul className="mt-3 space-y-4">
        {entries.map((entry, index) => (
          <li key={index} className="border-subtle bg-surface rounded-lg border p-4 sm:p-5">
            {render(entry, (changed) =>
              onEntries(entries.map((other, position) => (position === index ? changed : other))),
            )}
            <Button
              variant="ghost"
              size="sm"
              className="mt-2 -ml-3"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => onEntries(entries.filter((_, position) => position !== index))}
            >
              <Trash2 aria-hidden="true" className="size-4" /> Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => onEntries([...entries, empty])}>
        <Plus aria-hidden="true" className="size-4" /> Add a {noun}
      </Button>
    </section>
  );
}
