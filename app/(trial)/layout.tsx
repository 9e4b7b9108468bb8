import type { ReactNode } from "react";
import "@/app/utilities.css";
import { ScriptsNeeded } from "@/components/layout/scripts-needed";
import { DemoNotice } from "@/components/sample/demo-notice";
import { isDemo } from "@/lib/features/sample/is-demo";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsNeeded />
      {isDemo() && <DemoNotice />}
      {children}
    </>
  );
}
