import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Answer, Form, QuestionnaireState, QuestionnaireView } from "@/lib/features/hexaco/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { restoreUnsent, storeUnsent } from "./unsent-answers";

type Given = Record<string, Answer>;

interface Change {
  form: Form;
  answers?: Given;
  restart?: boolean;
}

interface QuestionnaireOptions {
  userId: number;
  onDone: () => void;
}

const isLockedOut = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

function withUnsent(open: QuestionnaireView, unsent: Given): QuestionnaireView {
  const values = Object.entries(unsent).map(([id, { value }]) => [id, value]);
  const answers = { ...open.answers, ...Object.fromEntries(values) };
  return { ...open, answers, nextItem: open.items.find(({ id }) => !answers[id])?.id ?? null };
}

/**
 * Loads the questionnaire and sends answers. Unsent answers survive a reload and are sent with the next one or on
 * reconnect.
 */
export function useQuestionnaire({ userId, onDone }: QuestionnaireOptions) {
  const path = `/api/try-clarity/questionnaire/${userId}`;
  const client = useQueryClient();
  const unsent = useRef<Given>({});
  const [status, setStatus] = useState<"idle" | "saving" | "failed" | "locked-out">("idle");
  const query = useQuery({
    queryKey: [path],
    queryFn: async () => {
      const state = await apiClient<QuestionnaireState>(path);
      const open = state.questionnaire?.completedAt === null ? state.questionnaire : null;
      if (!open) return state;
      unsent.current = { ...restoreUnsent(userId, open.form), ...unsent.current };
      return { ...state, questionnaire: withUnsent(open, unsent.current) };
    },
  });

  const keep = (form: Form, answers: Given) => {
    unsent.current = answers;
    storeUnsent(userId, { form, answers });
  };

  const post = async ({ form, answers, restart }: Change): Promise<QuestionnaireState | null> => {
    const kept = unsent.current;
    const areSent = answers !== undefined && Object.keys(kept).length === 0;
    if (areSent) return client.getQueryData<QuestionnaireState>([path]) ?? null;
    const batch = restart ? {} : kept;
    setStatus("saving");
    try {
      const body = { form, answers: batch, ...(restart && { restart }) };
      const state = await apiClient<QuestionnaireState>(path, { method: "POST", body });
      // Given meanwhile, and sent next.
      const isLeft = ([id, answer]: [string, Answer]) => kept[id] !== answer;
      keep(form, Object.fromEntries(Object.entries(unsent.current).filter(isLeft)));
      client.setQueryData([path], state);
      setStatus("idle");
      if (state.questionnaire?.completedAt && Object.keys(batch).length > 0) onDone();
      return state;
    } catch (error) {
      setStatus(isLockedOut(error) ? "locked-out" : "failed");
      return null;
    }
  };

  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const change = (next: Change): Promise<QuestionnaireState | null> => {
    // At once, because a slow answer before it may still be on its way when the page is reloaded.
    if (next.answers) keep(next.form, { ...unsent.current, ...next.answers });
    const result = chain.current.then(() => post(next));
    chain.current = result;
    return result;
  };

  const openForm = query.data?.questionnaire?.completedAt === null ? query.data.questionnaire.form : null;
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const sendKept = useCallback(() => {
    if (openForm && Object.keys(unsent.current).length > 0) void latest.current({ form: openForm });
  }, [openForm]);
  useEffect(() => {
    sendKept();
    window.addEventListener("online", sendKept);
    return () => window.removeEventListener("online", sendKept);
  }, [sendKept]);

  return { state: query.data, hasFailedToLoad: query.isError, reload: () => void query.refetch(), status, change };
}
