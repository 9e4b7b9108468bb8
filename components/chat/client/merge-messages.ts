import type { ChatMessageView } from "@/lib/features/chat/schema";

/** `key` does not change when a local id becomes a stored one; `queuePlace` counts from 1 while the reply waits. */
export interface ClientMessage extends ChatMessageView {
  key: string;
  queuePlace?: number;
}

const LOCAL_ID_PREFIX = "local-";
export const isLocal = ({ id }: { id: string }): boolean => id.startsWith(LOCAL_ID_PREFIX);

export function createLocalMessage(role: "user" | "assistant", content: string): ClientMessage {
  const id = `${LOCAL_ID_PREFIX}${crypto.randomUUID()}`;
  const state = role === "user" ? "complete" : "pending";
  const created_at = new Date().toISOString();
  return { key: id, id, role, content, state, created_at, failure: null, versions: [], feedback: null };
}

function keepLongerText(row: ChatMessageView, shown: ClientMessage | undefined): string {
  const isLonger = shown && shown.content.length > row.content.length && shown.content.startsWith(row.content);
  return isLonger && row.state !== "complete" ? shown.content : row.content;
}

/**
 * Merges the newest page: rows replace local messages, earlier pages stay, and messages that the server does not have
 * are removed.
 */
export function mergeLatestPage(shown: ClientMessage[], page: ChatMessageView[]): ClientMessage[] {
  const overlap = shown.findIndex(({ id }) => id === page[0]?.id);
  const waiting = new Set(shown.filter(isLocal));
  const merged = page.map((row) => {
    const same = shown.find(({ id }) => id === row.id);
    // Another version of a message takes over its key, which keeps the focus on the version buttons.
    const version = shown.find(({ id }) => row.versions.includes(id));
    const local = [...waiting].find(({ role }) => role === row.role);
    const replaced = same ?? version ?? local;
    if (replaced) waiting.delete(replaced);
    return { ...row, key: replaced?.key ?? row.id, content: keepLongerText(row, same) };
  });
  return [...shown.slice(0, Math.max(overlap, 0)), ...merged];
}
