import type { ChatMessageView } from "@/lib/features/chat/schema";

/** A message on the page. `key` stays the same when a message that was shown at once gets its id from the server. */
export interface ThreadMessage extends ChatMessageView {
  key: string;
}

const LOCAL = "local-";
export const isLocal = ({ id }: { id: string }): boolean => id.startsWith(LOCAL);

/** A message that is shown before the server knows it. */
export function localMessage(role: "user" | "assistant", content: string): ThreadMessage {
  const id = `${LOCAL}${crypto.randomUUID()}`;
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

/** Words that this reader has seen and the row does not hold (yet) stay on the page. */
function keepSeen(row: ChatMessageView, shown: ThreadMessage | undefined): string {
  const isLonger = shown && shown.content.length > row.content.length && shown.content.startsWith(row.content);
  return isLonger && row.state !== "complete" ? shown.content : row.content;
}

/**
 * The thread after its newest page was read again: rows take the place of what is shown, earlier pages stay, and messages
 * that the server does not have vanish.
 */
export function mergeTail(shown: ThreadMessage[], tail: ChatMessageView[]): ThreadMessage[] {
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
      // Another version of a message stands in its place, with the buttons that lead to it.
      const other = shown.find(({ id }) => row.versions.includes(id));
      const key = same?.key ?? other?.key ?? (at === -1 ? undefined : waiting.splice(at, 1)[0]?.key) ?? row.id;
      return { ...row, key, content: keepSeen(row, same) };
    }),
  ];
}
