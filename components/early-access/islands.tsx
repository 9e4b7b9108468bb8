"use client";

import { hydrateWhenVisible } from "@/components/ui/lazy/hydrate-when-visible";

export const SeatsTaken = hydrateWhenVisible(async () => (await import("./seats-taken")).SeatsTaken);
export const SignupForm = hydrateWhenVisible(async () => (await import("./signup-form")).SignupForm);
