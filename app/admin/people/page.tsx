import type { Metadata } from "next";
import { PeopleScreen } from "@/components/admin/people/people-screen";
import { ownerPageCtx } from "@/lib/http/page";

export const metadata: Metadata = { title: "People" };

export default async function PeoplePage() {
  await ownerPageCtx();
  return <PeopleScreen />;
}
