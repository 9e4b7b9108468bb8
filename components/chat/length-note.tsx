import { MAX_MESSAGE } from "@/lib/features/chat/model";

/** From here on the room that is left is said. */
const SCARCE = MAX_MESSAGE * 0.9;

/** Characters as the server counts them. */
const lengthOf = (text: string): number => [...text.trim()].length;

export const isTooLong = (text: string): boolean => lengthOf(text) > MAX_MESSAGE;

/** How much of a message's room is used, once it gets scarce, and by how much a text is too long. */
export function LengthNote({ text }: { text: string }) {
  const length = lengthOf(text);
  if (length <= SCARCE) return null;
  const max = MAX_MESSAGE.toLocaleString();
  if (length <= MAX_MESSAGE)
    return <p className="text-muted text-xs">{`${length.toLocaleString()} of ${max} characters`}</p>;
  return (
    <p role="status" className="text-danger text-xs font-medium">
      {`Too long by ${(length - MAX_MESSAGE).toLocaleString()}: a message has at most ${max} characters.`}
    </p>
  );
}
