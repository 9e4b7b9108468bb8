"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { logout } from "./logout";

export function LogoutButton() {
  const queryClient = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    void logout(queryClient);
  };
  return (
    <Button variant="ghost" size="sm" pending={isLeaving} onClick={leave}>
      Logout
    </Button>
  );
}
