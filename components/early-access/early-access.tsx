import type { ReactNode } from "react";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { SeatsTaken, SignupForm } from "./islands";

export function EarlyAccess({ backdrop }: { backdrop?: ReactNode }) {
  return (
    <section id="final-cta" aria-labelledby="cta-title" className="cta">
      {backdrop}
      <div className="container-page">
        <div>
          <SeatsTaken />
          <h2 id="cta-title">See what others already see</h2>
          <p>
            {PRODUCT.name} is in an invite-only alpha, small enough that every member is heard. Leave your address, and
            we send your access code to it.
          </p>
        </div>
        <SignupForm>
          <p className="small">
            We use your address to write to you about your seat, and for nothing else. How we treat it is in the{" "}
            <a href={paths.privacy}>privacy policy</a>.
          </p>
        </SignupForm>
      </div>
    </section>
  );
}
