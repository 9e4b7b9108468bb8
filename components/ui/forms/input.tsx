import type { ComponentProps } from "react";
import { cx } from "../cx";
import { CONTROL_CLASS } from "./control";

export type InputProps = ComponentProps<"input">;

export function Input({ className, ...rest }: InputProps) {
  return <input {...rest} className={cx(CONTROL_CLASS, className)} />;
}
