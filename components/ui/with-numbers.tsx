export const WithNumbers = ({ text }: { text: string }) =>
  text.split("**").map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
