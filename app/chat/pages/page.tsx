import "./pages.css";
import type { Metadata } from "next";
import { QueryProvider } from "@/components/layout/query-provider";
import { PageScreen } from "@/components/practices/page-screen";
import { PagesScreen } from "@/components/practices/pages-screen";
import { DemoNotice } from "@/components/sample/demo-notice";
import { listUnfinished } from "@/lib/features/practice-runs/list-unfinished";
import { getPage } from "@/lib/features/practices/pages/get-page";
import { listPages } from "@/lib/features/practices/pages/list-pages";
import { isDemo } from "@/lib/features/sample/is-demo";
import { requirePageAccess, userPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";
import { paths } from "@/lib/shared/paths";
import { AppError } from "@/lib/shared/errors";
import { opaqueId } from "@/lib/shared/ids";

export const metadata: Metadata = { title: "Pages", robots: { index: false } };

export default async function Pages({ searchParams }: QueryPageProps) {
  await requirePageAccess(paths.pages);
  const ctx = await userPageCtx();
  const { page: named } = await searchParams;
  const id = opaqueId.safeParse(named);
  const page = id.success
    ? await getPage(ctx, { id: id.data }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      })
    : null;
  const [pages, unfinished] = page ? [[], []] : await Promise.all([listPages(ctx), listUnfinished(ctx)]);
  return (
    <>
      {isDemo() && <DemoNotice />}
      {page ? (
        <QueryProvider>
          <PageScreen key={page.id} page={page} />
        </QueryProvider>
      ) : (
        <PagesScreen pages={pages} unfinished={unfinished} isMissing={named !== undefined} />
      )}
    </>
  );
}
