import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Answer, Form, QuestionnaireState } from "@/lib/features/hexaco/schema";
import { apiClient } from "@/lib/shared/api-client";

interface Change {
  form: Form;
  answers?: Record<string, Answer>;
  restart?: boolean;
}

/**
 * The questionnaire as the server has it, and answers on their way there. An answer that could not be sent is kept and
 * goes with the next one, so a lost connection costs nothing but the last word from the server.
 */
export function useQuestionnaire(userId: number) {
  const path = `/api/try-clarity/questionnaire/${userId}`;
  const client = useQueryClient();
  const query = useQuery({ queryKey: [path], queryFn: () => apiClient<QuestionnaireState>(path) });
  const unsent = useRef<Record<string, Answer>>({});
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState<"idle" | "saving" | "failed">("idle");

  const post = async ({ form, answers, restart }: Change): Promise<QuestionnaireState | null> => {
    Object.assign(unsent.current, answers);
    const batch = restart ? {} : { ...unsent.current };
    setStatus("saving");
    try {
      const body = { form, answers: batch, ...(restart && { restart }) };
      const state = await apiClient<QuestionnaireState>(path, { method: "POST", body });
      if (restart) unsent.current = {};
      for (const [id, answer] of Object.entries(batch)) {
        if (unsent.current[id] === answer) delete unsent.current[id];
      }
      client.setQueryData([path], state);
      setStatus("idle");
      return state;
    } catch {
      setStatus("failed");
      return null;
    }
  };

  /** One call at a time, in the order of the answers. */
  const change = (next: Change): Promise<QuestionnaireState | null> => {
    const result = chain.current.then(() => post(next));
    chain.current = result;
    return result;
  };

  return { state: query.data, hasFailedToLoad: query.isError, reload: () => void query.refetch(), status, change };
}
