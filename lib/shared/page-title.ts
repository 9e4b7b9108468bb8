import { PRODUCT } from "./product";

/** What the browser's tab and history call a page. */
export const pageTitle = (title: string): string => `${title} · ${PRODUCT.name}`;
