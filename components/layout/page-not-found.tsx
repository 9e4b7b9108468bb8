import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { NotFoundLayout } from "./not-found-layout";
import { SiteFrame } from "./site-frame";

export function PageNotFound() {
  return (
    <SiteFrame>
      <NotFoundLayout title="404 Page Not Found">
        <p className="lede">There is nothing at this address. It may have moved, or the address has a typing error.</p>
        <p className="acts">
          <a href={paths.home} className={buttonClass()}>
            Go to the home page
          </a>
          <a href={paths.notes} className={buttonClass({ variant: "secondary" })}>
            Read {PRODUCT.notesName}
          </a>
        </p>
      </NotFoundLayout>
    </SiteFrame>
  );
}
