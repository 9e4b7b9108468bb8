import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";
import { ReportSection } from "./report-section";

export const OutsideViewLink = () => (
  <ReportSection id="outside-view" title="The view from outside">
    <p className="text-muted max-w-xl">
      You know what you meant. Others know what they saw. Ask three to eight colleagues, anonymously, and see both views
      side by side.
    </p>
    <a href={paths.outsideView} className={buttonClass({ variant: "secondary", className: "mt-4 print:hidden" })}>
      The view from outside
    </a>
  </ReportSection>
);
