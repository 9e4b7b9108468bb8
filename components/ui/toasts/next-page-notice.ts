import { removeFromTab, saveToTab, restoreFromTab } from "@/lib/shared/browser/tab-storage";
import { saveFile } from "../save-file";
import { notify } from "./toast";

const KEY = "clarity-notice";

interface NextPageNotice {
  title: string;
  description?: string;
  download?: { label: string; fileName: string; text: string };
}

export function notifyOnNextPage(notice: NextPageNotice): void {
  saveToTab(KEY, JSON.stringify(notice));
}

function takeNotice(): NextPageNotice | null {
  const notice = restoreFromTab(KEY, (value) => value as NextPageNotice); // Only notifyOnNextPage writes this key.
  removeFromTab(KEY);
  return notice;
}

export function showStoredNotice(): void {
  const notice = takeNotice();
  if (!notice) return;
  const { title, description, download } = notice;
  const save = ({ fileName, text }: NonNullable<typeof download>) =>
    saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), fileName);
  notify({
    title,
    description,
    ...(download && { action: { label: download.label, onClick: () => save(download) } }),
  });
}
