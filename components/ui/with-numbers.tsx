export const WithNumbers = ({ text }: { text: string }) =>
  text.split("**").map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part));
