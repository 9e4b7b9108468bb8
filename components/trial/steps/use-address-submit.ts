import { useState, type SubmitEvent } from "react";
import { parseEmail } from "@/lib/shared/text/email";

/**
 * The state of a form with an address, which is checked before it is saved. After a success it stays pending, because
 * the caller then closes the form.
 *
 * @param describeFailure what to show at the field when saving failed
 */
export function useAddressSubmit(
  email: string,
  save: (address: string) => Promise<void>,
  describeFailure: (failure: unknown) => string | undefined,
) {
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    const field = event.currentTarget.querySelector<HTMLInputElement>("[name=email]");
    const address = parseEmail(email);
    setError(address ? undefined : "Please enter a valid email address");
    if (!address) return field?.focus();
    if (isPending) return;
    setIsPending(true);
    try {
      await save(address);
    } catch (failure) {
      setError(describeFailure(failure));
      field?.focus();
      setIsPending(false);
    }
  };
  return { error, isPending, submit, clearError: () => setError(undefined) };
}
