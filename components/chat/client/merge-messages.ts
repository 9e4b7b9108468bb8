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
  return {
    key: id,
    id,
    role,
    content,
    state,
    created_at: new Date().toISOString(),
    failure: null,
    versions: [],
    feedback: null,
  };
}

function keepLongerText(row: ChatMessageView, shown: ClientMessage | undefined): string {
  const isLonger = shown && shown.content.length > row.content.length && shown.content.startsWith(row.content);
  return isLonger && row.state !== "complete" ? shown.content : row.content;
}

/**
 * Merges the newest page: rows replace local messages, earlier pages stay, and messages that the server does not have
 * are removed.
 */
export function mergeLatestPage(shown: ClientMessage[], tail: ChatMessageView[]): ClientMessage[] {
  const first = tail[0];
  const overlap = first ? shown.findIndex(({ id }) => id === first.id) : -1;
  const earlier = overlap > 0 ? shown.slice(0, overlap) : [];
  const known = new Map(shown.map((message) => [message.id, message]));
  const waiting = shown.filter(isLocal);
  return [
    ...earlier,
    ...tail.map((row) => {
      const same = known.get(row.id);
      const at = same ? -1 : waiting.findIndex(({ role }) => role === row.role);
      // Another version of a message takes over its key, which keeps the focus on the version buttons.
      const other = shown.find(({ id }) => row.versions.includes(id));
      const key = same?.key ?? other?.key ?? (at === -1 ? undefined : waiting.splice(at, 1)[0]?.key) ?? row.id;
      return { ...row, key, content: keepLongerText(row, same) };
    }),
  ];
}
