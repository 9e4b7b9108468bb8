import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { AdminLoginScreen } from "@/components/accounts/sign-in/admin-login-screen";
import { areTestRoutesOn } from "@/lib/features/accounts/test-routes";

export const metadata: Metadata = { title: "Admin Login", robots: { index: false } };

export default async function AdminLoginPage() {
  // The switch belongs to the running process, not to the build.
  await connection();
  if (!areTestRoutesOn()) notFound();
  return <AdminLoginScreen />;
}
