"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import type { RunView } from "@/lib/features/practices/schema";
import type {
  ActResult,
  ConversationPracticesView,
  PracticeAct,
  StartResult,
} from "@/lib/features/practice-runs/schema";
import { ApiError } from "@/lib/shared/api-client";
import * as calls from "./practice-api";
import { announcementOfResult, announcementOfRun } from "./practice-announcement";

export const STEP_ERROR_ID = "practice-error";

const OFFLINE = "No connection right now. Your answer is still here. Please send it again when the connection is back.";
const FAILED = "That did not work. Your answer is still here. Please try again.";

const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return OFFLINE;
  return error.body.fields?.value ?? error.body.message ?? FAILED;
};

const keyOf = (conversationId: string) => ["practices", conversationId];

interface ChatCalls {
  addMessages: (messages: ChatMessageView[]) => void;
  reload: () => void;
}

export interface Practices extends ConversationPracticesView {
  /** Whether it is not known yet if a practice is running. */
  isLoading: boolean;
  isBusy: boolean;
  error: string | null;
  announcement: string;
  act: (act: PracticeAct) => Promise<boolean>;
  say: (text: string) => Promise<RunView | null>;
  start: (practiceId: string) => Promise<RunView | null>;
  discard: () => Promise<void>;
}

const EMPTY: ConversationPracticesView = { run: null, pages: [] };

const withResult = (known: ConversationPracticesView, { run, page }: ActResult): ConversationPracticesView => ({
  run: run.status === "running" ? run : null,
  pages: page ? [page, ...known.pages.filter(({ id }) => id !== page.id)] : known.pages,
});

export function usePrimePractices(): (conversationId: string, result: StartResult) => void {
  const client = useQueryClient();
  return (conversationId, result) => client.setQueryData(keyOf(conversationId), withResult(EMPTY, result));
}

export function usePractices(conversationId: string, { addMessages, reload }: ChatCalls): Practices {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const key = keyOf(conversationId);
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.fetchPractices(conversationId, signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
  const known = query.data ?? EMPTY;

  const attempt = async (work: () => Promise<ActResult>): Promise<RunView | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setError(null);
    try {
      const result = await work();
      client.setQueryData<ConversationPracticesView>(key, (before) => withResult(before ?? EMPTY, result));
      setAnnouncement(announcementOfResult(result));
      addMessages(result.messages);
      return result.run;
    } catch (failure) {
      setError(messageOf(failure));
      if (failure instanceof ApiError && failure.status === 409) {
        await query.refetch();
        reload();
      }
      return null;
    } finally {
      setIsBusy(false);
    }
  };
  const { run } = known;
  const perform = async (act: PracticeAct) =>
    run ? attempt(() => calls.actInPractice(run.id, run.version, act)) : null;
  return {
    ...known,
    isLoading: query.isLoading,
    isBusy,
    error,
    announcement: announcement ?? announcementOfRun(run),
    act: async (act) => (await perform(act)) !== null,
    say: (text) => perform({ act: "say", text, offset: -new Date().getTimezoneOffset() }),
    start: (practiceId) => attempt(() => calls.startPractice({ practiceId, conversationId })),
    discard: async () => {
      if (run) await calls.discardPractice(run.id).catch((failure: unknown) => setError(messageOf(failure)));
      await query.refetch();
    },
  };
}
