import { EarlyAccess } from "@/components/early-access/early-access";
import { Hero } from "@/components/site/hero";
import { HowItWorks } from "@/components/site/how-it-works";
import { Lens } from "@/components/site/lens";
import { Product } from "@/components/site/product";
import { Testimonials } from "@/components/site/testimonials";

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Product />
      <HowItWorks />
      <Testimonials />
      <EarlyAccess backdrop={<Lens />} />
    </>
  );
}
