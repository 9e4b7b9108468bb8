import type { ComponentProps } from "react";
import { cx } from "./cx";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={cx("border-subtle bg-surface shadow-resting rounded-lg border p-6 sm:p-8", className)} />
  );
}
