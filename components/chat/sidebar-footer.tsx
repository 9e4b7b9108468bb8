"use client";

import { BookUser, EyeOff, FileText, type LucideIcon } from "lucide-react";
import { cx } from "@/components/ui/cx";
import { paths } from "@/lib/shared/paths";

interface SidebarFooterProps {
  isOffRecord: boolean;
  onOffRecord: () => void;
  onMemories: () => void;
}

export function SidebarFooter({ isOffRecord, onOffRecord, onMemories }: SidebarFooterProps) {
  return (
    <>
      <a
        href={paths.pages}
        className="text-ink hover:bg-sunken flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm"
      >
        <FileText aria-hidden="true" className="text-muted size-4.5" />
        Pages
      </a>
      <Entry icon={EyeOff} label="Off the record" isOn={isOffRecord} onClick={onOffRecord} />
      <Entry icon={BookUser} label="What Clarity knows about you" onClick={onMemories} />
    </>
  );
}

interface EntryProps {
  icon: LucideIcon;
  label: string;
  isOn?: boolean;
  onClick: () => void;
}

function Entry({ icon: Icon, label, isOn, onClick }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={cx(
        "text-ink hover:bg-sunken flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm",
        isOn && "bg-accent-soft font-medium",
      )}
    >
      <Icon aria-hidden="true" className="text-muted size-4.5" />
      {label}
    </button>
  );
}
