import { ArrowDown } from "lucide-react";
import { Button } from "@/components/ui/button";

export function JumpToLatest({ onJump }: { onJump: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={onJump}
      className="shadow-raised animate-rise absolute -top-12 left-1/2 -translate-x-1/2"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      Jump to latest
    </Button>
  );
}
