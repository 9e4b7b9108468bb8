import { PRODUCT } from "@/lib/shared/product";

/** The product's name after its mark, which the sheet draws: the public pages would send its paths twice. */
export const Wordmark = () => <span className="wordmark">{PRODUCT.name}</span>;
