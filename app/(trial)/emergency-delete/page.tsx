import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { EmergencyDeleteScreen } from "@/components/accounts/deletion/emergency-delete-screen";
import { areTestRoutesOn } from "@/lib/features/accounts/test-routes";

export const metadata: Metadata = { title: "Emergency Delete", robots: { index: false } };

export default async function EmergencyDeletePage() {
  // The switch belongs to the running process, not to the build.
  await connection();
  if (!areTestRoutesOn()) notFound();
  return <EmergencyDeleteScreen />;
}
