import { notify } from "@/components/ui/toast";
import { serverMessage } from "@/lib/shared/api-client";

const TROUBLE = "Something went wrong. Please try again.";

/** Does something that shows no failure of its own: says it in a notice, with the way to try the same again. */
export function orSay(work: () => Promise<unknown>): void {
  work().catch((error: unknown) =>
    notify({
      title: "That did not work",
      description: serverMessage(error) ?? TROUBLE,
      variant: "destructive",
      action: { label: "Try again", onClick: () => orSay(work) },
    }),
  );
}
