import type { ChatClient } from "./chat-client";
import { readReplyStream } from "./read-reply-stream";
import { waitFor } from "../wait-for";
import type { ScriptedCoach } from "./scripted-coach";

export async function startReply(person: ChatClient, coach: ScriptedCoach, first = "Hello ") {
  const { id } = await person.createConversation();
  const answer = person.send(id, "Hi");
  const reply = await coach.next();
  reply.say(first);
  const seen = readReplyStream(await answer);
  await waitFor(() => seen.text === first);
  return { id, reply, seen, messageId: (await person.messages(id)).at(-1)?.id ?? "" };
}
