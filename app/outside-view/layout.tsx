import type { ReactNode } from "react";
import "@/app/utilities.css";

export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
