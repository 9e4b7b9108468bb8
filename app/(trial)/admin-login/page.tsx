import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AdminLoginScreen } from "@/components/accounts/admin-login-screen";
import { areTestRoutesOn } from "@/lib/features/accounts/test-routes";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

export default function AdminLoginPage() {
  if (!areTestRoutesOn()) notFound();
  return <AdminLoginScreen />;
}
