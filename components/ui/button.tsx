import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

const BASE =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-center font-medium transition-[background-color,border-color,color,box-shadow] select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:shrink-0";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent shadow-resting hover:bg-accent-hover disabled:bg-sunken disabled:text-muted disabled:shadow-none",
  secondary:
    "border border-strong bg-surface text-ink hover:border-ink hover:bg-sunken disabled:border-subtle disabled:bg-sunken disabled:text-muted",
  ghost: "text-ink hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent",
  danger: "bg-danger text-on-danger hover:brightness-90 disabled:bg-sunken disabled:text-muted",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-5 py-2 text-sm",
  lg: "min-h-13 px-7 py-3 text-base",
  icon: "size-11",
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The look of a button for what is not one: a link, a summary, a file label. */
export const buttonClass = ({ variant = "primary", size = "md", className }: ButtonLook = {}): string =>
  cx(BASE, VARIANTS[variant], SIZES[size], className);

export interface ButtonProps extends ComponentProps<"button">, Omit<ButtonLook, "className"> {
  /** The act is running: the button is disabled and says so. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  disabled,
  className,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {pending && <Spinner className="size-4" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
