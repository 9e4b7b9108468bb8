import "server-only";
import { type ContentFile, readContent } from "@/lib/server/content/content";
import { legalHeader } from "./schema";
import type { z } from "zod";

export const listDocuments = (): Promise<ContentFile<z.output<typeof legalHeader>>[]> =>
  readContent("legal", legalHeader);
