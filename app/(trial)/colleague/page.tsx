import type { Metadata } from "next";
import { ColleaguePage } from "./colleague-page";

export const metadata: Metadata = {
  title: "A colleague asks",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export const dynamic = "force-dynamic";

/** Public: a private link works for somebody without the access code. Its secret is in the fragment. */
export default function Page() {
  return <ColleaguePage />;
}
