import type { ReactNode } from "react";
import "@/app/utilities.css";
import { DangerNotice } from "@/components/layout/danger-notice";
import { ScriptsNeeded } from "@/components/layout/scripts-needed";
import { DemoNotice } from "@/components/sample/demo-notice";
import { isDemo } from "@/lib/features/sample/is-demo";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsNeeded />
      <DangerNotice />
      {isDemo() && <DemoNotice />}
      {children}
    </>
  );
}
