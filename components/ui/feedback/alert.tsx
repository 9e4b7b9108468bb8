import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../cx";

type Tone = "danger" | "info" | "success";

const LOOK: Record<Tone, { box: string; icon: typeof Info }> = {
  danger: { box: "border-danger bg-danger-soft [&>svg]:text-danger", icon: CircleAlert },
  info: { box: "border-strong bg-surface [&>svg]:text-accent", icon: Info },
  success: { box: "border-positive bg-positive-soft [&>svg]:text-positive", icon: CircleCheck },
};

interface AlertProps {
  tone?: Tone;
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Alert({ tone = "danger", title, children, className }: AlertProps) {
  const { box, icon: Icon } = LOOK[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cx("text-ink flex items-start gap-3 rounded-md border px-4 py-3 text-sm", box, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
