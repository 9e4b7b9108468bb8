import type { ReactNode } from "react";
import "@/app/utilities.css";
import { DangerNotice } from "@/components/layout/danger-notice";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <DangerNotice />
      {children}
    </>
  );
}
