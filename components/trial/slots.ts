import type { ReactNode } from "react";
import type { ReportView } from "@/lib/features/report/schema";
import type { Panel, Person } from "@/lib/features/trial/schema";

export type SourcePanel = Exclude<Panel, "options">;

export interface TrialSlots {
  actions: ReactNode;
  googleSignIn: ReactNode;
  renderReport: (props: ReportSlotProps) => ReactNode;
  renderWork: (props: WorkSlotProps) => ReactNode;
  panels: Partial<Record<SourcePanel, (props: PanelSlotProps) => ReactNode>>;
}

interface WorkSlotProps {
  userId: number;
  onDone: (report: ReportView | null) => void;
}

export interface ReportSlotProps {
  report: ReportView;
  userId: number;
  profileName: string | null;
  isOpeningChat: boolean;
  onChat: () => void;
  onAddSource: () => void;
  onQuestionnaire: () => void;
  onReport: (report: ReportView) => void;
}

interface PanelSlotProps {
  person: Person;
  onDone: () => void;
  onClose: () => void;
}
