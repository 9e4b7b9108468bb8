"use client";

import { Statements } from "@/components/hexaco/statements";
import { ColleagueScreen } from "@/components/outside-view/colleague-screen";

export function ColleaguePage() {
  return (
    <ColleagueScreen
      statements={({ items, scale, answers, takesFocus, onAnswer, onEnd }) => (
        <Statements
          questionnaire={{
            form: "24",
            items,
            answers,
            // A colleague who returns to finished statements starts at the last one and can go back.
            nextItem: (items.find(({ id }) => !answers[id]) ?? items.at(-1))?.id ?? null,
            completedAt: null,
          }}
          scale={scale}
          takesFocus={takesFocus}
          onAnswer={onAnswer}
          end={{ label: "To the comments", onReach: onEnd }}
        />
      )}
    />
  );
}
