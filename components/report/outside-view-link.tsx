import type { InsightView } from "@/lib/features/report/schema";
import { paths } from "@/lib/shared/paths";
import { ReportSection } from "./report-section";

const hasGap = (details: Pick<InsightView, "kind">[]) => details.some(({ kind }) => kind === "outside-tension");

export function OutsideViewLink({ details }: { details: Pick<InsightView, "kind">[] }) {
  const [text, link] = hasGap(details)
    ? ["The Hidden Tension above comes from what your colleagues answered.", "See both views, trait by trait"]
    : [
        "You know what you meant. Others know what they saw. Ask three to eight colleagues, anonymously.",
        "Ask your colleagues",
      ];
  return (
    <ReportSection id="outside-view" title="The view from outside">
      <p className="text-muted max-w-xl">
        {text}{" "}
        <a href={paths.outsideView} className="text-link whitespace-nowrap print:hidden">
          {link}
        </a>
      </p>
    </ReportSection>
  );
}
