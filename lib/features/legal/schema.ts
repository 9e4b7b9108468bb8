import { z } from "zod";
import type { IsoDate } from "@/lib/shared/formats";

export const legalHeader = z.strictObject({
  title: z.string().min(1).max(80),
  slug: z.enum(["privacy", "terms"]),
  updated: z.iso.date(),
  summary: z.string().min(1).max(300),
});

export type LegalSlug = z.output<typeof legalHeader>["slug"];

export interface LegalDocumentView {
  title: string;
  summary: string;
  updated: IsoDate;
  html: string;
}

export interface MethodView {
  html: string;
  sections: { id: string; title: string }[];
}
