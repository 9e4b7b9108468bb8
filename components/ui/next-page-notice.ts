import { removeFromTab, saveToTab, restoreFromTab } from "@/lib/shared/tab-storage";
import { notify } from "./toast";

const KEY = "clarity-notice";

/** A notice that outlives the page that caused it; it can be kept in the browser's storage, so it holds words only. */
interface NextPageNotice {
  title: string;
  description?: string;
  /** A button of the notice that saves a text as a file. */
  download?: { label: string; fileName: string; text: string };
}

/** Keeps a notice for the next page of this tab; its Toaster shows it once. */
export function notifyOnNextPage(notice: NextPageNotice): void {
  saveToTab(KEY, JSON.stringify(notice));
}

function takeNotice(): NextPageNotice | null {
  const kept = restoreFromTab(KEY, (value) => value as NextPageNotice); // Only notifyOnNextPage writes this key.
  removeFromTab(KEY);
  return kept;
}

/** Shows what the page before wanted to say, if anything. */
export function showStoredNotice(): void {
  const notice = takeNotice();
  if (!notice) return;
  const { title, description, download } = notice;
  notify({
    title,
    description,
    ...(download && { action: { label: download.label, onClick: () => saveText(download) } }),
  });
}

function saveText({ fileName, text }: { fileName: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
