import { notify } from "@/components/ui/toast";

/** Copies a text and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title: "Copied" });
  } catch {
    notify({ title: "Could not copy", description: "Select the text and copy it by hand.", variant: "destructive" });
  }
}
