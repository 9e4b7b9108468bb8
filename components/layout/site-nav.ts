import { paths } from "@/lib/shared/paths";

export const SITE_NAV = [
  { label: "Product", href: paths.product },
  { label: "How It Works", href: paths.howItWorks },
  { label: "Clarity Notes", href: paths.notes },
] as const;

/** For those who are invited already. */
export const MEMBER_LINKS = [
  { label: "I have an access code", href: paths.access() },
  { label: "Log in", href: paths.login },
] as const;

export const JOIN = { label: "Join Early Access", href: paths.finalCta } as const;
