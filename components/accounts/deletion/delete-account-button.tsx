"use client";

import { useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "@/components/ui/button";
import { onDemand } from "@/components/ui/lazy/on-demand";

const DeleteAccountDialog = onDemand(async () => (await import("./delete-account-dialog")).DeleteAccountDialog);

interface DeleteAccountButtonProps {
  verb: "Delete Account" | "Delete Profile";
  email: string | null;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function DeleteAccountButton({ verb, email, variant = "ghost", size = "sm" }: DeleteAccountButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setIsOpen(true)}>
        {verb}
      </Button>
      {isOpen && <DeleteAccountDialog open onOpenChange={setIsOpen} verb={verb} email={email} />}
    </>
  );
}
