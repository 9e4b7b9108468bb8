import "./landing.css";
import type { Metadata } from "next";
import { EarlyAccess } from "@/components/early-access/early-access";
import { Hero } from "@/components/site/hero";
import { HowItWorks } from "@/components/site/how-it-works";
import { JsonLd } from "@/components/site/json-ld";
import { BackgroundMark } from "@/components/layout/mark";
import { Product } from "@/components/site/product";
import { Testimonials } from "@/components/site/testimonials";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl, supportEmail } from "@/lib/shared/public-env";

export const generateMetadata = (): Metadata => ({
  ...pageMetadata({
    title: `${PRODUCT.name}: ${PRODUCT.tagline}`,
    description: PRODUCT.description,
    path: paths.home,
    preview: "home",
  }),
  title: { absolute: `${PRODUCT.name}: ${PRODUCT.tagline}` },
});

export default function LandingPage() {
  return (
    <>
      <JsonLd
        data={{
          "@type": "Organization",
          name: PRODUCT.name,
          url: siteUrl(),
          slogan: PRODUCT.tagline,
          email: supportEmail(),
        }}
      />
      <Hero />
      <Product />
      <HowItWorks />
      <Testimonials />
      <EarlyAccess backdrop={<BackgroundMark />} />
    </>
  );
}
