import { paths } from "@/lib/shared/paths";

export const SITE_NAV = [
  { label: "Product", href: paths.product },
  { label: "How It Works", href: paths.howItWorks },
  { label: "Clarity Notes", href: paths.notes },
] as const;

export const JOIN = { label: "Join Early Access", href: paths.finalCta } as const;
