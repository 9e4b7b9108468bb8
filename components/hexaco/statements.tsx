"use client";

import { Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Progress } from "@/components/ui/feedback/progress";
import type { QuestionnaireView } from "@/lib/features/hexaco/schema";

const SECONDS_PER_STATEMENT = 7;

interface StatementsProps {
  questionnaire: QuestionnaireView;
  scale: string[];
  /** True where the person has just chosen the length, with a button that is gone by now. */
  takesFocus?: boolean;
  /** `ms`: time the statement was visible. */
  onAnswer: (id: string, value: number, ms: number) => void;
  /** What follows the last statement; reached by its answer, or by a button once it has one. */
  end?: { label: string; onReach: () => void };
}

const minutesLeft = (statements: number) => Math.max(1, Math.ceil((statements * SECONDS_PER_STATEMENT) / 60));

export function Statements({ questionnaire, scale, takesFocus = false, onAnswer, end }: StatementsProps) {
  const { items, answers, nextItem } = questionnaire;
  const [chosen, setChosen] = useState<Record<string, number>>(answers);
  const [itemIndex, setItemIndex] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ id }) => id === nextItem),
    ),
  );
  const shownSince = useRef(0);
  const statement = useRef<HTMLFieldSetElement>(null);
  const item = items[itemIndex];

  useEffect(() => {
    shownSince.current = performance.now();
  }, [itemIndex]);

  // On a phone half of the answers lie below the first screen.
  useEffect(() => {
    if (!takesFocus) return;
    statement.current?.focus({ preventScroll: true });
    statement.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);

  const isLast = itemIndex === items.length - 1;
  const goForward = () => {
    if (isLast) end?.onReach();
    else setItemIndex(itemIndex + 1);
  };
  const choose = (value: number) => {
    if (!item) return;
    const ms = Math.min(3_600_000, Math.round(performance.now() - shownSince.current));
    setChosen((before) => ({ ...before, [item.id]: value }));
    onAnswer(item.id, value, ms);
    goForward();
  };
  const goOn = () => {
    goForward();
    // This button is absent where there is no answer yet.
    const next = items[itemIndex + 1];
    if (next && !chosen[next.id]) statement.current?.focus({ preventScroll: true });
  };
  useNumberKeys(scale.length, choose);

  if (!item) return null;
  const done = items.filter(({ id }) => chosen[id]).length;
  const forwardLabel = isLast ? end?.label : "Next statement";
  return (
    <div>
      <p className="text-muted mb-2 flex justify-between gap-4 text-sm tabular-nums">
        <span role="status">
          Statement {itemIndex + 1} of {items.length}
          <span className="sr-only">: {item.text}</span>
        </span>
        <span>{done < items.length && `About ${minutesLeft(items.length - done)} min left`}</span>
      </p>
      <Progress
        value={(done / items.length) * 100}
        label="Answered"
        valueText={`${done} of ${items.length} answered`}
      />
      <fieldset ref={statement} tabIndex={-1} className="mt-8 scroll-mb-4">
        <legend key={item.id} className="display-type text-ink animate-fade min-h-[3.2em] text-2xl">
          {item.text}
        </legend>
        <div className="mt-5 grid gap-2">
          {scale.map((label, index) => (
            <Option
              key={label}
              value={index + 1}
              label={label}
              isChosen={chosen[item.id] === index + 1}
              onChoose={choose}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3.5"
          disabled={itemIndex === 0}
          onClick={() => setItemIndex(itemIndex - 1)}
        >
          <Undo2 aria-hidden="true" className="size-4" /> Previous statement
        </Button>
        {chosen[item.id] && forwardLabel && (
          <Button variant="ghost" size="sm" className="-mr-3.5 sm:mr-auto" onClick={goOn}>
            {forwardLabel}
          </Button>
        )}
        <p className="text-muted hidden text-xs sm:pointer-fine:block">The keys 1 to {scale.length} answer too.</p>
      </div>
    </div>
  );
}

interface OptionProps {
  value: number;
  label: string;
  isChosen: boolean;
  onChoose: (value: number) => void;
}

function Option({ value, label, isChosen, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={({ detail }) => {
        // The second click of a double click would answer the next statement unread. A key press has the detail 0.
        if (detail <= 1) onChoose(value);
      }}
      className={cx(
        "flex min-h-12 items-center gap-4 rounded-md border px-4 py-2 text-left transition-colors",
        isChosen ? "border-accent bg-accent-soft" : "border-subtle bg-surface hover:border-ink hover:bg-sunken",
      )}
    >
      <span aria-hidden="true" className="text-muted w-4 text-sm tabular-nums">
        {value}
      </span>
      <span className="text-ink">{label}</span>
    </button>
  );
}

function useNumberKeys(count: number, onChoose: (value: number) => void): void {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      const value = Number(event.key);
      if (isTyping || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      if (Number.isInteger(value) && value >= 1 && value <= count) choose(value);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [count]);
}
