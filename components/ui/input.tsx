import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control";
import { cx } from "./cx";

export type InputProps = ComponentProps<"input">;

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={cx(CONTROL_CLASS, className)} />;
}
