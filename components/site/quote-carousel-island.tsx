"use client";

import { hydrateWhenVisible } from "@/components/ui/hydrate-when-visible";

export const QuoteCarousel = hydrateWhenVisible(async () => (await import("./quote-carousel")).QuoteCarousel);
