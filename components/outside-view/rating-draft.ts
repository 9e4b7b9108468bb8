import { z } from "zod";
import { ratingAnswers } from "@/lib/features/outside-view/schema";
import { removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

const DRAFT_KEY = "clarity-colleague-draft";

const draft = z.object({ answers: ratingAnswers, keep: z.string(), change: z.string() });
export type Draft = z.output<typeof draft>;

const EMPTY: Draft = { answers: {}, keep: "", change: "" };

const draftKeyOfLink = () => `${DRAFT_KEY}-${window.location.hash.slice(1, 9)}`;

export const readDraft = (): Draft => restoreFromTab(draftKeyOfLink(), (value) => draft.parse(value)) ?? EMPTY;
export const saveDraft = (next: Draft): void => saveToTab(draftKeyOfLink(), JSON.stringify(next));
export const clearDraft = (): void => removeFromTab(draftKeyOfLink());
