import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cx } from "@/components/ui/cx";

interface IconButtonProps extends ComponentProps<"button"> {
  label: string;
  icon: LucideIcon;
  isOn?: boolean;
}

export function IconButton({ label, icon: Icon, isOn, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={cx(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-sm transition-colors pointer-coarse:size-11",
        "disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50",
        isOn ? "text-accent" : "text-muted",
        "hover:bg-sunken hover:text-ink",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" fill={isOn ? "currentColor" : "none"} />
    </button>
  );
}
