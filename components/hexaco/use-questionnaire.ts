import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Answer, Form, QuestionnaireState, QuestionnaireView } from "@/lib/features/hexaco/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { restoreUnsent, storeUnsent } from "./unsent-answers";

type AnswersById = Record<string, Answer>;

interface QuestionnaireChange {
  form: Form;
  answers?: AnswersById;
  restart?: boolean;
}

interface QuestionnaireOptions {
  userId: number;
  firstForm?: Form;
  onDone: () => void;
}

const isLockedOut = (error: unknown) => error instanceof ApiError && [401, 403].includes(error.status);

function withUnsent(open: QuestionnaireView, unsent: AnswersById): QuestionnaireView {
  const values = Object.entries(unsent).map(([id, { value }]) => [id, value]);
  const answers = { ...open.answers, ...Object.fromEntries(values) };
  return { ...open, answers, nextItem: open.items.find(({ id }) => !answers[id])?.id ?? null };
}

/**
 * Loads the questionnaire and sends answers. Unsent answers survive a reload and are sent with the next one or on
 * reconnect.
 */
export function useQuestionnaire({ userId, firstForm, onDone }: QuestionnaireOptions) {
  const path = `/api/try-clarity/questionnaire/${userId}`;
  const client = useQueryClient();
  const unsent = useRef<AnswersById>({});
  const [status, setStatus] = useState<"idle" | "saving" | "failed" | "locked-out">("idle");
  const query = useQuery({
    queryKey: [path],
    queryFn: async () => {
      const saved = await apiClient<QuestionnaireState>(path);
      const begin = (form: Form) =>
        apiClient<QuestionnaireState>(path, { method: "POST", body: { form, answers: {} } });
      const state = saved.questionnaire === null && firstForm ? await begin(firstForm) : saved;
      const open = state.questionnaire?.completedAt === null ? state.questionnaire : null;
      if (!open) return state;
      unsent.current = { ...restoreUnsent(userId, open.form), ...unsent.current };
      return { ...state, questionnaire: withUnsent(open, unsent.current) };
    },
  });

  const setUnsent = (form: Form, answers: AnswersById) => {
    unsent.current = answers;
    storeUnsent(userId, { form, answers });
  };

  const post = async ({ form, answers, restart }: QuestionnaireChange): Promise<QuestionnaireState | null> => {
    const unsentBefore = unsent.current;
    const isSentAlready = answers !== undefined && Object.keys(unsentBefore).length === 0;
    if (isSentAlready) return client.getQueryData<QuestionnaireState>([path]) ?? null;
    const batch = restart ? {} : unsentBefore;
    setStatus("saving");
    try {
      const body = { form, answers: batch, ...(restart && { restart }) };
      const state = await apiClient<QuestionnaireState>(path, { method: "POST", body });
      // Answers that were given during the call go with the next one.
      const isUnsent = ([id, answer]: [string, Answer]) => unsentBefore[id] !== answer;
      setUnsent(form, Object.fromEntries(Object.entries(unsent.current).filter(isUnsent)));
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
  const change = (next: QuestionnaireChange): Promise<QuestionnaireState | null> => {
    // Stored before it is sent: an earlier call may still be under way when the page is reloaded.
    if (next.answers) setUnsent(next.form, { ...unsent.current, ...next.answers });
    const result = chain.current.then(() => post(next));
    chain.current = result;
    return result;
  };

  const openForm = query.data?.questionnaire?.completedAt === null ? query.data.questionnaire.form : null;
  const sendUnsent = useEffectEvent((form: Form) => {
    if (Object.keys(unsent.current).length > 0) void change({ form });
  });
  useEffect(() => {
    if (!openForm) return;
    const send = () => sendUnsent(openForm);
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [openForm]);

  return { state: query.data, hasFailedToLoad: query.isError, reload: () => void query.refetch(), status, change };
}
