import { PRODUCT } from "../product";

export const pageTitle = (title: string): string => `${title} · ${PRODUCT.name}`;
