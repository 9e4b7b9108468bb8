import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { DemoCards } from "./demo-cards";

const [promise, outcome] = PRODUCT.welcome.split(/(?<=\.) /);

export function Hero() {
  return (
    <section id="hero" aria-labelledby="hero-title" className="hero">
      <div className="container-page">
        <div>
          <p className="eyebrow">{PRODUCT.tagline}</p>
          <h1 id="hero-title" className="display-type">
            {promise} <span>{outcome}</span>
          </h1>
          <p className="lede">
            {PRODUCT.name} learns how you think and shows you how your leadership is read: a blind spot, what today is
            really about, a message that did not land. It works in the background, and it tells you how sure it is.
          </p>
          <p className="acts">
            <a href={paths.finalCta} className={buttonClass({ size: "lg" })}>
              Join Early Access
            </a>
            <a href={paths.product} className={buttonClass({ variant: "secondary", size: "lg" })}>
              Learn More
            </a>
          </p>
          <p className="small">
            {`An invite-only alpha, capped at ${PRODUCT.earlyAccessSeats} members. Led by alumni of large technology companies. `}
            <a href={paths.access()} className="text-link whitespace-nowrap">
              I have an access code
            </a>
          </p>
        </div>
        <DemoCards />
      </div>
    </section>
  );
}
