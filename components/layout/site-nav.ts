import { paths } from "@/lib/shared/paths";

/** What the public site's header offers, in its order; desktop and phone show the same. */
export const SITE_NAV = [
  { label: "Product", href: paths.product },
  { label: "How It Works", href: paths.howItWorks },
  { label: "Clarity Notes", href: paths.notes },
] as const;

export const JOIN = { label: "Join Early Access", href: paths.finalCta } as const;
