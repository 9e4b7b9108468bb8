"use client";

import { CalendarPlus } from "lucide-react";
import { useKeepCommitment } from "@/components/goals/commitments/keep-commitments";
import { IconButton } from "../icon-button";

export function KeepButton({ messageId }: { messageId: string }) {
  const keeping = useKeepCommitment();
  if (!keeping) return null;
  return (
    <IconButton
      label="Keep as a commitment"
      icon={CalendarPlus}
      onClick={() => keeping.keepFrom({ message: messageId })}
    />
  );
}
