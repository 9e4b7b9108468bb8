import { notify } from "@/components/ui/toasts/toast";
import { failureText } from "@/lib/shared/api-client";

// Every toast of the chat.

export function notifyOnError(work: () => Promise<unknown>): void {
  work().catch((error: unknown) =>
    notify({
      title: "That did not work",
      description: failureText(error, "Please try again."),
      variant: "destructive",
      action: { label: "Try again", onClick: () => notifyOnError(work) },
    }),
  );
}

const notifyWithUndo = (title: string, undo: () => Promise<unknown>) =>
  notify({ title, action: { label: "Undo", onClick: () => notifyOnError(undo) } });

export const notifyDeleted = (count: number, restore: () => Promise<unknown>) =>
  notifyWithUndo(count === 1 ? "Conversation deleted" : `${count} conversations deleted`, restore);

export const notifyForgotten = (restore: () => Promise<unknown>) => notifyWithUndo("Forgotten", restore);

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: "Copied" });
  } catch {
    notify({ title: "Could not copy", description: "Select the text and copy it by hand.", variant: "destructive" });
  }
}
