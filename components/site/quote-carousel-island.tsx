"use client";

import { hydrateWhenVisible } from "@/components/ui/lazy/hydrate-when-visible";

export const QuoteCarousel = hydrateWhenVisible(async () => (await import("./quote-carousel")).QuoteCarousel);
