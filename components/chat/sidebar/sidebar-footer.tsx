"use client";

import { BookUser, EyeOff, FileText, ScrollText, Target, UsersRound, type LucideIcon } from "lucide-react";
import { cx } from "@/components/ui/cx";
import { paths } from "@/lib/shared/paths";

const ROW = "text-ink hover:bg-sunken flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-sm";

interface SidebarFooterProps {
  hasReport: boolean;
  isOffRecord: boolean;
  onOffRecord: () => void;
  onMemories: () => void;
}

export function SidebarFooter({ hasReport, isOffRecord, onOffRecord, onMemories }: SidebarFooterProps) {
  return (
    <>
      {hasReport && <Link icon={ScrollText} label="Your report" href={paths.report} />}
      <Link icon={Target} label="Goals" href={paths.goals} />
      <Link icon={FileText} label="Pages" href={paths.pages} />
      <Link icon={UsersRound} label="The view from outside" href={paths.outsideView} />
      <Entry icon={EyeOff} label="Off the record" isOn={isOffRecord} onClick={onOffRecord} />
      <Entry icon={BookUser} label="What Clarity knows about you" onClick={onMemories} />
    </>
  );
}

function Link({ icon: Icon, label, href }: { icon: LucideIcon; label: string; href: string }) {
  return (
    <a href={href} className={ROW}>
      <Icon aria-hidden="true" className="text-muted size-4.5" />
      {label}
    </a>
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
      className={cx(ROW, isOn && "bg-accent-soft font-medium")}
    >
      <Icon aria-hidden="true" className="text-muted size-4.5" />
      {label}
    </button>
  );
}
