"use client";

import { CalendarPlus } from "lucide-react";
import { useSaveCommitment } from "@/components/goals/commitments/save-commitment-provider";
import { IconButton } from "../icon-button";

export function SaveCommitmentButton({ messageId }: { messageId: string }) {
  const actions = useSaveCommitment();
  if (!actions) return null;
  return (
    <IconButton
      label="Keep as a commitment"
      icon={CalendarPlus}
      onClick={() => actions.openDraftFrom({ message: messageId })}
    />
  );
}
