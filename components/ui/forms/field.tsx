import { cloneElement, useId, type AriaAttributes, type ReactElement, type ReactNode } from "react";
import { Input, type InputProps } from "./input";

interface ControlProps {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}

interface FieldProps extends Omit<InputProps, "children"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children?: ReactElement<ControlProps>;
}

export function Field({ label, hint, error, children, id, className, ...input }: FieldProps) {
  const generated = useId();
  const controlId = id ?? children?.props.id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [children?.props["aria-describedby"], hint ? hintId : null, error ? errorId : null]
    .filter(Boolean)
    .join(" ");
  const wiring: ControlProps = {
    id: controlId,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : (children ?? { props: input }).props["aria-invalid"],
  };

  return (
    <div className={className}>
      <label htmlFor={controlId} className="text-ink mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children ? cloneElement(children, wiring) : <Input {...input} {...wiring} />}
      {hint && (
        <p id={hintId} className="text-muted mt-1.5 text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-danger mt-1.5 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
