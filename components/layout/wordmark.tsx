import { PRODUCT } from "@/lib/shared/product";

/** CSS draws the mark, because inline paths would be sent twice on each public page. */
export const Wordmark = () => <span className="wordmark">{PRODUCT.name}</span>;
