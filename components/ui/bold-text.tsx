/** Shows the parts between two stars as bold. */
export const BoldText = ({ text }: { text: string }) =>
  text.split("**").map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
