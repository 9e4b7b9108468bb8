"use client";

import { useState } from "react";
import { Button, type ButtonSize, type ButtonVariant } from "@/components/ui/button";
import { DeleteAccountDialog } from "./delete-account-dialog";

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
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} verb={verb} email={email} />
    </>
  );
}
