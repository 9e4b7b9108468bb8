import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { HeaderBehaviour } from "./header-behaviour";
import { HEADER_ID, MENU_BUTTON_ID, MENU_ID } from "./header-ids";
import { JOIN, SITE_NAV } from "./site-nav";
import { Wordmark } from "./wordmark";

/**
 * The public site's header. Its markup is server-rendered and its anchors work without script; HeaderBehaviour adds the
 * scrolled state, the phone menu (with the entries of this markup) and the delayed scroll to the address's hash.
 */
export function SiteHeader() {
  return (
    <>
      <header id={HEADER_ID} className="site-header">
        <div className="container-page">
          <a href={paths.home} aria-label={`${PRODUCT.name}, home`}>
            <Wordmark />
          </a>
          <nav aria-label="Main">
            {SITE_NAV.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
          <a href={JOIN.href} className={buttonClass()}>
            {JOIN.label}
          </a>
          <button
            id={MENU_BUTTON_ID}
            type="button"
            aria-label="Open menu"
            aria-expanded="false"
            aria-controls={MENU_ID}
            className={buttonClass({ variant: "ghost", size: "icon" })}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <dialog id={MENU_ID} aria-label="Menu" className="site-menu" />
      <HeaderBehaviour />
    </>
  );
}
