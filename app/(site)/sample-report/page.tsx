import "../sample.css";
import { SampleReport } from "@/components/site/sample/sample-report";
import { getSample } from "@/lib/features/sample/get-sample";
import { publicPageCtx } from "@/lib/http/page";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";

export const metadata = pageMetadata({
  title: "A sample report",
  description:
    "The report of a made-up person: three named insights with their evidence, six traits, the coach, and a conversation.",
  path: paths.sampleReport,
  preview: "sample",
});

export default async function SampleReportPage() {
  return <SampleReport {...await getSample(publicPageCtx())} />;
}
