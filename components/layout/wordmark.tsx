import { PRODUCT } from "@/lib/shared/product";
import { Mark } from "./mark";

export const Wordmark = () => (
  <span className="wordmark">
    <Mark />
    {PRODUCT.name}
  </span>
);
