import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { supportEmail } from "@/lib/shared/public-env";
import { JOIN, MEMBER_LINKS, SITE_NAV } from "./site-nav";

const legalLinks = () => [
  { label: "Privacy Policy", href: paths.privacy },
  { label: "Terms of Service", href: paths.terms },
  { label: "How this is measured", href: paths.method },
  { label: "Contact", href: `mailto:${supportEmail()}` },
];

function Links({ title, links }: { title: string; links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="eyebrow">{title}</p>
      {links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="container-page">
        <div>
          <p className="display-type text-2xl">{PRODUCT.name}</p>
          <p>{PRODUCT.tagline}</p>
          <p>{`© ${PRODUCT.name}. Led by alumni of large technology companies.`}</p>
        </div>
        <Links title="Site" links={[...SITE_NAV, JOIN, ...MEMBER_LINKS]} />
        <Links title="Legal" links={legalLinks()} />
      </div>
    </footer>
  );
}
