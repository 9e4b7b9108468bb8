import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Spinner } from "./feedback/spinner";
import { useFocusAfterPending } from "./use-focus-after-pending";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "signal";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export const buttonClass = ({ variant = "primary", size = "md", className }: ButtonLook = {}): string =>
  cx(`btn btn-${variant} btn-${size}`, className);

interface ButtonProps extends ComponentProps<"button">, Omit<ButtonLook, "className"> {
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
  useFocusAfterPending(pending);
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
