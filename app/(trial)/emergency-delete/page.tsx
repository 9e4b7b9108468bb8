import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmergencyDeleteScreen } from "@/components/accounts/emergency-delete-screen";
import { areTestRoutesOn } from "@/lib/features/accounts/test-routes";

export const metadata: Metadata = { title: "Emergency Delete", robots: { index: false } };

export default function EmergencyDeletePage() {
  if (!areTestRoutesOn()) notFound();
  return <EmergencyDeleteScreen />;
}
