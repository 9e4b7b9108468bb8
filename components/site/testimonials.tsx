import type { Testimonial } from "./quote-carousel";
import { QuoteCarousel } from "./quote-carousel-island";

const TESTIMONIALS: Testimonial[] = [
  {
    quote:
      "I thought I was being efficient. It turned out that I answer before people finish, and that two of my best engineers had stopped trying.",
    name: "VP of Engineering",
    title: "Logistics software company",
  },
  {
    quote:
      "It told me it was 45 percent sure, and why. No tool has ever been that honest with me. I went and asked. It was right.",
    name: "Director of Product",
    title: "Consumer health company",
  },
  {
    quote:
      "My priorities used to be my inbox. Now the day starts with the one conversation I would rather avoid, because it has a name.",
    name: "Chief of Staff",
    title: "Financial services start-up",
  },
  {
    quote: "I rewrote one message because of it. The answer came in ten minutes instead of never.",
    name: "Head of Operations",
    title: "Manufacturing group",
  },
];

export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="voices">
      <div className="container-page">
        <header>
          <h2 id="testimonials-title">Moments it is made for</h2>
          <p className="small">
            Illustrative voices, written for this preview. Members’ own words will take their place.
          </p>
        </header>
        <QuoteCarousel label="Testimonials" testimonials={TESTIMONIALS} />
      </div>
    </section>
  );
}
