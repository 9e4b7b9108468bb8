import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

export function SignupCard() {
  return (
    <aside aria-labelledby="signup-card" className="signup-card">
      <div>
        <h2 id="signup-card">See yourself from the other side</h2>
        <p>{`${PRODUCT.name} is in an invite-only alpha, capped at ${PRODUCT.earlyAccessSeats} members.`}</p>
      </div>
      <a href={paths.finalCta} className={buttonClass({ variant: "signal", size: "lg" })}>
        Join Early Access
      </a>
    </aside>
  );
}
