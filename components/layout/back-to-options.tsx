import { ArrowLeft } from "lucide-react";
import { Button, type ButtonSize } from "@/components/ui/button";

interface BackToOptionsProps {
  size?: ButtonSize;
  className?: string;
  onClick: () => void;
}

/** Leads from a source of the trial back to the choice of sources. */
export function BackToOptions({ size, className, onClick }: BackToOptionsProps) {
  return (
    <Button variant="ghost" size={size} className={className} onClick={onClick}>
      <ArrowLeft aria-hidden="true" className="size-4" /> Back to Options
    </Button>
  );
}
