/** Every link inside the site. */
export const paths = {
  home: "/",
  finalCta: "/#final-cta",
  product: "/#product",
  howItWorks: "/#how-it-works",
  notes: "/notes",
  /** The notes under the name that old links use; leads there for good. */
  blog: "/blog",
  note: (slug: string) => `/notes/${slug}`,
  privacy: "/privacy",
  terms: "/terms",
  /** The report of a made-up person. */
  sampleReport: "/sample-report",
  /** What scores, bands and mail figures are, with sources. */
  method: "/method",
  access: (redirect?: string) => (redirect ? `/access?redirect=${encodeURIComponent(redirect)}` : "/access"),
  trial: "/try",
  login: "/login",
  loginError: (email?: string) => (email ? `/login-error?email=${encodeURIComponent(email)}` : "/login-error"),
  /** Ends the session and leads to the trial. */
  logout: "/api/auth/logout",
  google: "/api/auth/google",
  /** Asks Google for the sent mail, and comes back to the trial. */
  connectMailbox: "/api/try-clarity/auth/gmail",
  resetPassword: "/reset-password",
  verifyEmail: "/verify-email",
  /** Where the mailed link leads that confirms an address on the list or takes it off. */
  earlyAccess: "/early-access",
  chat: "/chat",
  conversation: (id: string) => `/chat?session=${encodeURIComponent(id)}`,
  /** An empty conversation that offers a practice first. */
  practice: (id: string) => `/chat?practice=${encodeURIComponent(id)}`,
  /** The pages that practices came to. */
  pages: "/chat/pages",
  page: (id: string) => `/chat/pages?page=${encodeURIComponent(id)}`,
  account: "/account",
  /** What a language model is sent, word for word. */
  coachPrompt: "/account#coach",
  admin: "/admin",
} as const;
