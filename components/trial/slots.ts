import type { ReactNode } from "react";
import type { ReportView } from "@/lib/features/report/schema";
import type { Panel, Person } from "@/lib/features/trial/schema";

export type SourcePanel = Exclude<Panel, "options">;

/** What the page puts into the wizard from other features. */
export interface TrialSlots {
  /** At the end of the header: what a signed-in person can do. */
  actions: ReactNode;
  /** The way in through the identity provider. */
  googleSignIn: ReactNode;
  renderReport: (props: ReportSlotProps) => ReactNode;
  /** The further ways to give sources that this installation has. */
  panels: Partial<Record<SourcePanel, (props: PanelSlotProps) => ReactNode>>;
}

export interface ReportSlotProps {
  report: ReportView;
  userId: number;
  /** From the linked profile; the report's own names stand in for it. */
  profileName: string | null;
  isOpeningChat: boolean;
  onChat: () => void;
  onAddSource: () => void;
  onQuestionnaire: () => void;
}

interface PanelSlotProps {
  person: Person;
  /** Something was given that an analysis can read. */
  onDone: () => void;
  onClose: () => void;
}
