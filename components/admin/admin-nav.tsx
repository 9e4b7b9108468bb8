"use client";

import { usePathname } from "next/navigation";
import { cx } from "@/components/ui/cx";
import type { AdminRole } from "@/lib/shared/actor";
import { ADMIN_SECTIONS } from "./sections";

/** Plain links: each page loads its frame again, so that an ended session shows at once. */
export function AdminNav({ role }: { role: AdminRole }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Admin area" className="border-subtle border-b">
      <div className="container-page">
        <ul className="-mx-2.5 flex flex-wrap xl:gap-x-1.5">
          {ADMIN_SECTIONS.filter(({ roles }) => roles.includes(role)).map(({ label, href }) => {
            const isHere = pathname === href;
            return (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isHere ? "page" : undefined}
                  className={cx(
                    "inline-flex min-h-11 items-center border-b-2 px-2.5 text-sm",
                    isHere ? "border-accent text-ink font-medium" : "text-muted hover:text-ink border-transparent",
                  )}
                >
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}
