import { PRODUCT } from "@/lib/shared/product";
import { Mark } from "./mark";

export function Wordmark() {
  return (
    <span className="text-ink inline-flex items-center gap-2.5">
      <Mark className="h-5.5 w-auto" />
      <span className="display-type text-2xl leading-none">{PRODUCT.name}</span>
    </span>
  );
}
