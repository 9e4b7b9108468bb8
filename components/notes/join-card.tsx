import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

/** Leads to the early-access section: on the landing page the address only scrolls, from elsewhere it goes there. */
export function JoinCard() {
  return (
    <aside
      aria-labelledby="join-card"
      className="bg-band text-on-band mt-16 rounded-xl px-7 py-10 sm:flex sm:items-center sm:justify-between sm:gap-10 sm:px-12"
    >
      <div>
        <h2 id="join-card" className="display-type text-2xl">
          See yourself from the other side
        </h2>
        <p className="text-on-band-muted mt-2 max-w-md">
          {PRODUCT.name} is in an invite-only alpha, capped at {PRODUCT.earlyAccessSeats} members.
        </p>
      </div>
      <a
        href={paths.finalCta}
        className={buttonClass({ variant: "signal", size: "lg", className: "mt-7 max-sm:w-full sm:mt-0" })}
      >
        Join Early Access
      </a>
    </aside>
  );
}
