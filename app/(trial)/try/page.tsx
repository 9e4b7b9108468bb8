import type { Metadata } from "next";
import { QueryProvider } from "@/components/layout/query-provider";
import { isGoogleConfigured } from "@/lib/features/accounts/google/resolve-google-identity";
import { firstStepOf, openingOf, STEP_TITLES } from "@/lib/features/trial/model";
import { findPageTrialPerson, findPageUser, requirePageAccess } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";
import { TryScreen } from "./try-screen";

export async function generateMetadata({ searchParams }: QueryPageProps): Promise<Metadata> {
  return { title: STEP_TITLES[firstStepOf(openingOf(await searchParams, null))], robots: { index: false } };
}

export default async function TryPage({ searchParams }: QueryPageProps) {
  await requirePageAccess(paths.trial);
  const [query, user, trial] = await Promise.all([searchParams, findPageUser(), findPageTrialPerson()]);
  return (
    <QueryProvider>
      <TryScreen
        opening={openingOf(query, trial)}
        hasSession={user !== null}
        isGoogleConfigured={isGoogleConfigured()}
      />
    </QueryProvider>
  );
}
