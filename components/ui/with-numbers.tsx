/** A text in which phone numbers stand between pairs of asterisks. */
export const WithNumbers = ({ text }: { text: string }) =>
  text.split("**").map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part));
