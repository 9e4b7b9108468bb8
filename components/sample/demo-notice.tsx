import { DEMO_NOTICE } from "@/lib/features/sample/model";

/** Stands above the pages of a demo. */
export const DemoNotice = () => (
  <p className="bg-signal-soft text-ink px-gutter py-2 text-center text-sm print:hidden">{DEMO_NOTICE}</p>
);
