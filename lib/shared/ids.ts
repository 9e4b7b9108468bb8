import { z } from "zod";

export const MAX_INT4 = 2_147_483_647;

export function parseNumericId(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^[1-9][0-9]{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_INT4 ? id : null;
}

export const numericId = z
  .union([z.string(), z.number()])
  .transform((value) => parseNumericId(value))
  .refine((id) => id !== null, "Not a valid id")
  .transform((id) => id as number); // The refinement above has excluded null.

/** Any id that can be stored. A short one that nobody has is missing (404), not malformed (400). */
export const opaqueId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "Not a valid id");

export const numericIdParams = z.object({ id: numericId });
export const opaqueIdParams = z.object({ id: opaqueId });
