"use client";

import { hydrateWhenVisible } from "@/components/ui/lazy/hydrate-when-visible";

export const Comments = hydrateWhenVisible(async () => (await import("./comments")).Comments);
