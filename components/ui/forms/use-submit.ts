import { useState } from "react";
import { failureText } from "@/lib/shared/api-client";

const NOT_SAVED = "This could not be saved. What you wrote is still here. Please try again.";

/**
 * The state of a form around its submission: whether it runs, and why the last one failed. It stays pending after a
 * success, because the caller then closes the form.
 */
export function useSubmit<Args extends unknown[]>(action: (...args: Args) => Promise<void>, fallback = NOT_SAVED) {
  const [state, setState] = useState<{ isPending: boolean; error: string | null }>({ isPending: false, error: null });
  const submit = async (...args: Args) => {
    setState({ isPending: true, error: null });
    try {
      await action(...args);
    } catch (error) {
      setState({ isPending: false, error: failureText(error, fallback) });
    }
  };
  return { ...state, submit };
}
