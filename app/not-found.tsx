import type { Metadata } from "next";
import { DeadEnd } from "@/components/layout/dead-end";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import "./(site)/text.css";

export const metadata: Metadata = { title: "404 Page Not Found" };

/** Kept small: its markup travels in the data of every page. */
export default function NotFound() {
  return (
    <main>
      <DeadEnd title="404 Page Not Found">
        <p className="lede">There is nothing at this address. It may have moved, or have a slip in it.</p>
        <a href={paths.home} className={buttonClass()}>
          Go to the home page
        </a>
      </DeadEnd>
    </main>
  );
}
