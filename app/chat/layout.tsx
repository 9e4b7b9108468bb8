import type { ReactNode } from "react";
import "@/app/utilities.css";
import { DangerNotice } from "@/components/layout/danger-notice";
import { ScriptsNeeded } from "@/components/layout/scripts-needed";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsNeeded />
      <DangerNotice />
      {children}
    </>
  );
}
