export const PRODUCT = {
  name: "Clarity",
  slug: "clarity",
  notesName: "Clarity Notes",
  personaName: "AI Clarity Partner",
  tagline: "Your AI-Powered Personal Strategy Partner",
  welcome: "Lead With Clarity. Become Irreplaceable at Work.",
  description:
    "A private AI partner for working professionals: it learns how you think, shows what you may not see, and helps you act on it.",
  supportEmail: "support@clarity.example",
  mailboxProvider: "Gmail",
  earlyAccessSeats: 500,
  confirmDays: 30,
} as const;
