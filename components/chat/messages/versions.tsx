"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../icon-button";
import type { ClientMessage } from "../client/merge-messages";

interface VersionsProps {
  message: ClientMessage;
  disabled: boolean;
  onChoose: (messageId: string) => void;
}

/** The buttons use aria-disabled, so that they keep the focus at either end. */
export function Versions({ message: { id, versions }, disabled, onChoose }: VersionsProps) {
  const index = versions.indexOf(id);
  if (versions.length < 2 || index === -1) return null;
  const [previous, next] = [versions[index - 1], versions[index + 1]];
  return (
    <span className="text-muted flex items-center text-xs" role="group" aria-label="Versions">
      <IconButton
        label="Earlier version"
        icon={ChevronLeft}
        aria-disabled={disabled || !previous}
        onClick={() => !disabled && previous && onChoose(previous)}
      />
      <span className="tabular-nums">
        {index + 1} / {versions.length}
      </span>
      <IconButton
        label="Later version"
        icon={ChevronRight}
        aria-disabled={disabled || !next}
        onClick={() => !disabled && next && onChoose(next)}
      />
    </span>
  );
}
