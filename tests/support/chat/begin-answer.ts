import type { ChatCaller } from "./caller";
import { reading, until } from "./reading";
import type { ScriptedPartner } from "./scripted-partner";

/** A message in a new conversation, and its answer of which the first words have been read. */
export async function beginAnswer(person: ChatCaller, partner: ScriptedPartner, first = "Hello ") {
  const { id } = await person.newSession();
  const answer = person.send(id, "Hi");
  const reply = await partner.next();
  reply.say(first);
  const seen = reading(await answer);
  await until(() => seen.text === first);
  return { id, reply, seen, messageId: (await person.messages(id)).at(-1)?.id ?? "" };
}
