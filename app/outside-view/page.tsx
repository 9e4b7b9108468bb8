import type { Metadata } from "next";
import { OutsideViewScreen } from "@/components/outside-view/outside-view-screen";
import { getOutsideView } from "@/lib/features/outside-view/get-outside-view";
import { requirePageAccess, userPageCtx } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "The view from outside", robots: { index: false } };

export default async function OutsideViewPage() {
  await requirePageAccess(paths.outsideView);
  return <OutsideViewScreen state={await getOutsideView(await userPageCtx())} />;
}
