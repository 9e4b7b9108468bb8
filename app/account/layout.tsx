import type { ReactNode } from "react";
import "@/app/utilities.css";
import { DemoNotice } from "@/components/sample/demo-notice";
import { isDemo } from "@/lib/features/sample/is-demo";

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {isDemo() && <DemoNotice />}
      {children}
    </>
  );
}
