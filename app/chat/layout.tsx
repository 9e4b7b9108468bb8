import type { ReactNode } from "react";
import "@/app/utilities.css";
import { ScriptsNeeded } from "@/components/layout/scripts-needed";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptsNeeded />
      {children}
    </>
  );
}
