"use client";

import type { KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import type { SignInMode } from "./use-sign-in-form";

const TABS: { mode: SignInMode; label: string }[] = [
  { mode: "sign-in", label: "Sign In" },
  { mode: "register", label: "Create Account" },
];

export function ModeTabs({ mode, onChange }: { mode: SignInMode; onChange: (mode: SignInMode) => void }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const next = mode === "sign-in" ? "register" : "sign-in";
    onChange(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="Sign in or create an account"
      onKeyDown={onKeyDown}
      className="bg-sunken grid grid-cols-2 gap-1 rounded-md p-1"
    >
      {TABS.map((tab) => (
        <button
          key={tab.mode}
          type="button"
          role="tab"
          id={`tab-${tab.mode}`}
          aria-selected={tab.mode === mode}
          aria-controls="sign-in-panel"
          tabIndex={tab.mode === mode ? 0 : -1}
          onClick={() => onChange(tab.mode)}
          className={cx(
            "min-h-11 rounded-sm px-3 text-sm font-medium transition-[background-color,color]",
            tab.mode === mode ? "bg-raised text-ink shadow-resting" : "text-muted hover:text-ink",
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
