"use client";

import { createContext, useContext, type ReactNode } from "react";
import type { PageCard } from "@/lib/features/practice-runs/schema";

const Cards = createContext<PageCard[]>([]);

/** The pages that were made in a conversation reach its messages without passing through their memos. */
export function PageCards({ pages, children }: { pages: PageCard[]; children: ReactNode }) {
  return <Cards value={pages}>{children}</Cards>;
}

/** The page that stands below a message. */
export const usePageCard = (messageId: string): { id: string; title: string } | null => {
  const found = useContext(Cards).find((page) => page.messageId === messageId);
  return found ? { id: found.id, title: found.title } : null;
};
