"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import type { InvitationLinkView } from "@/lib/features/admin/schema";
import { ActionButton } from "../action-button";

const ROLE_TEXTS = {
  owner: "An owner may do everything here, also invite and disable other admins.",
  moderator: "A moderator sees comments, notes and early access, and nothing about the people.",
};

export function InviteAdmin() {
  const router = useRouter();
  const [link, setLink] = useState<string | null>(null);
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-2">
        {(["moderator", "owner"] as const).map((role) => (
          <ActionButton
            key={role}
            label={`Invite ${role === "owner" ? "an owner" : "a moderator"}`}
            title={`Invite ${role === "owner" ? "an owner" : "a moderator"}?`}
            description={`${ROLE_TEXTS[role]} You get a link to hand over; it works once, for two days.`}
            call={{ path: "/api/admin/invitations", method: "POST", body: { role } }}
            done="Invitation made"
            onDone={(answer) => {
              setLink((answer as InvitationLinkView).link); // The shape of this call's answer.
              router.refresh();
            }}
          />
        ))}
      </div>
      {link && (
        <Alert tone="success" title="The invitation, shown only now" className="mt-4">
          <p className="mt-1 break-all select-all">{link}</p>
        </Alert>
      )}
    </div>
  );
}
