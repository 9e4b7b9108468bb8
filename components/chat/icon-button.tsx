import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, for everybody who does not see or know the icon. */
  label: string;
  icon: LucideIcon;
  isOn?: boolean;
}

/** A small act on something that is already there: quiet, 36 px with a mouse and 44 px under a finger. */
export function IconButton({ label, icon: Icon, isOn, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={cx(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-sm transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-coarse:size-11",
        isOn ? "text-accent" : "text-muted",
        "hover:bg-sunken hover:text-ink",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" fill={isOn ? "currentColor" : "none"} />
    </button>
  );
}
