import { PRODUCT } from "@/lib/shared/product";

export function ScriptsNeeded() {
  return (
    <noscript>
      <p className="bg-signal-soft text-ink px-gutter py-4 text-center">
        The trial and the conversations of {PRODUCT.name} need JavaScript. Please allow it for this site and load the
        page again.
      </p>
    </noscript>
  );
}
