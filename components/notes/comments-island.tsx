"use client";

import { hydrateWhenVisible } from "@/components/ui/hydrate-when-visible";

export const Comments = hydrateWhenVisible(async () => (await import("./comments")).Comments);
