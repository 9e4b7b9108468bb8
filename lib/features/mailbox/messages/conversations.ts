import type { Conversations, MessageFeatures } from "../schema";
import { addressesIn, exclusionByHeaders, type Headers } from "./headers";

const MAX_CONVERSATIONS = 100_000;

interface Arrival {
  at: number;
  from: string;
}

interface ReceivedHistory {
  first: Arrival;
  rival: Arrival | null;
  lastAt: number;
}

const earlier = (a: Arrival | null, b: Arrival): Arrival => (a && a.at <= b.at ? a : b);

export class ConversationLog {
  private readonly histories = new Map<string, ReceivedHistory>();

  addReceived(thread: string, headers: Headers, at: number): void {
    if (headers.has("list-id") || exclusionByHeaders(headers)) return;
    const arrival = { at, from: addressesIn(headers.get("from"))[0] ?? "" };
    const known = this.histories.get(thread);
    if (!known) {
      if (this.histories.size < MAX_CONVERSATIONS)
        this.histories.set(thread, { first: arrival, rival: null, lastAt: at });
      return;
    }
    known.lastAt = Math.max(known.lastAt, at);
    const [sooner, later] = at < known.first.at ? [arrival, known.first] : [known.first, arrival];
    known.first = sooner;
    if (later.from !== sooner.from) known.rival = earlier(known.rival, later);
  }

  /** Counts the conversations that both sides wrote in; null when the mailbox holds none. */
  count(messages: MessageFeatures[]): Conversations | null {
    const own = new Map<string, { firstAt: number; lastAt: number }>();
    for (const { thread, at } of messages) {
      const known = own.get(thread) ?? { firstAt: at, lastAt: at };
      own.set(thread, { firstAt: Math.min(known.firstAt, at), lastAt: Math.max(known.lastAt, at) });
    }
    const counts = { begun: { count: 0, last: 0 }, joined: { count: 0, last: 0 }, contested: { count: 0, first: 0 } };
    for (const [thread, { firstAt, lastAt }] of own) {
      const others = this.histories.get(thread);
      if (!others) continue;
      const isJoined = others.first.at < firstAt;
      const side = isJoined ? counts.joined : counts.begun;
      side.count++;
      if (lastAt > others.lastAt) side.last++;
      if (!isJoined || !others.rival) continue;
      counts.contested.count++;
      if (firstAt < others.rival.at) counts.contested.first++;
    }
    return counts.begun.count + counts.joined.count > 0 ? counts : null;
  }
}
