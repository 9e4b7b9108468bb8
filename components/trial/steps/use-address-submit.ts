import { useState } from "react";
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
  const submit = async () => {
    const address = parseEmail(email);
    setError(address ? undefined : "Please enter a valid email address");
    if (!address || isPending) return;
    setIsPending(true);
    try {
      await save(address);
    } catch (failure) {
      setError(describeFailure(failure));
      setIsPending(false);
    }
  };
  return { error, isPending, submit };
}
