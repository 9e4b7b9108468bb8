"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";

export function AdminSignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await apiClient("/api/admin/sign-out", { method: "POST" }).catch(() => undefined);
    goTo(paths.admin);
  };
  return (
    <Button variant="ghost" size="sm" pending={isLeaving} onClick={() => void leave()}>
      Sign out
    </Button>
  );
}
