"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { listAddress } from "./list-address";

export interface ListChoice {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface ListControlsProps {
  path: string;
  query: Record<string, string | number>;
  searchLabel?: string;
  choices: ListChoice[];
  things: string;
}

export function ListControls({ path, query, searchLabel, choices, things }: ListControlsProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const chosen = choices.flatMap(({ name, options }): [string, string][] => {
      const value = String(data.get(name) ?? "");
      return value === options[0]?.value ? [] : [[name, value]];
    });
    const search = String(data.get("search") ?? "").trim();
    startTransition(() => router.push(listAddress(path, { search, ...Object.fromEntries(chosen) })));
  };
  return (
    <Form
      key={listAddress(path, query)}
      role="search"
      aria-label={`Find ${things}`}
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => show(event.currentTarget)}
    >
      {searchLabel && (
        <Field
          className="min-w-56 flex-2"
          label={searchLabel}
          name="search"
          type="search"
          maxLength={200}
          defaultValue={query.search}
        />
      )}
      {choices.map(({ name, label, options }) => (
        <Field key={name} className="min-w-41 flex-1" label={label}>
          <select
            name={name}
            defaultValue={query[name]}
            className={CONTROL_CLASS}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </Field>
      ))}
      {searchLabel && (
        <Button type="submit" variant="secondary" className="min-h-12.5" pending={isPending}>
          Search
        </Button>
      )}
    </Form>
  );
}
