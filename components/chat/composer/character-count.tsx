import { MAX_MESSAGE_LENGTH } from "@/lib/features/chat/model";

const COUNT_FROM_LENGTH = MAX_MESSAGE_LENGTH * 0.9;

/** Counts code points, as the server does. */
const countCharacters = (text: string): number => [...text.trim()].length;

export const isTooLong = (text: string): boolean => countCharacters(text) > MAX_MESSAGE_LENGTH;

export function CharacterCount({ text }: { text: string }) {
  const length = countCharacters(text);
  if (length <= COUNT_FROM_LENGTH) return null;
  const max = MAX_MESSAGE_LENGTH.toLocaleString();
  if (length <= MAX_MESSAGE_LENGTH)
    return <p className="text-muted text-xs">{`${length.toLocaleString()} of ${max} characters`}</p>;
  return (
    <p role="status" className="text-danger text-xs font-medium">
      {`Too long by ${(length - MAX_MESSAGE_LENGTH).toLocaleString()}: a message has at most ${max} characters.`}
    </p>
  );
}
