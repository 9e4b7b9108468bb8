import { DEMO_NOTICE } from "@/lib/features/sample/model";

export const DemoNotice = () => (
  <p className="bg-signal-soft text-ink px-gutter py-2 text-center text-sm print:hidden">{DEMO_NOTICE}</p>
);
