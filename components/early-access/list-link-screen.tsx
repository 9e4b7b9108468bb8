"use client";

import { AuthLayout } from "@/components/accounts/auth-layout";
import { OPEN_LINK_AGAIN, useMailedLink } from "@/components/accounts/use-mailed-link";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { ListLinkView } from "@/lib/features/early-access/schema";
import { apiClient } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

export function ListLinkScreen({ token }: { token: string }) {
  const { running, outcome, run } = useMailedLink<"confirm" | "leave">();
  const post = (action: "confirm" | "leave") =>
    run(action, () => apiClient<ListLinkView>(`/api/early-access/${action}`, { method: "POST", body: { token } }));
  return (
    <AuthLayout
      title="Your place on the list"
      lead={`Confirm that this address is yours and keep your place for ${PRODUCT.name}, or leave the list.`}
      facts={["Leaving removes the address at once.", "We send nothing else to it than the message about your seat."]}
    >
      <div className="grid gap-5">
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        {token === "" && <Alert tone="info">{OPEN_LINK_AGAIN}</Alert>}
        {outcome?.tone === "success" && (
          <a href={paths.notes} className={buttonClass({ size: "lg" })}>
            Read {PRODUCT.notesName}
          </a>
        )}
        {outcome?.tone !== "success" && token !== "" && (
          <>
            <Button
              size="lg"
              pending={running === "confirm"}
              disabled={running !== null}
              onClick={() => void post("confirm")}
            >
              Confirm my address
            </Button>
            <Button
              size="lg"
              variant="secondary"
              pending={running === "leave"}
              disabled={running !== null}
              onClick={() => void post("leave")}
            >
              Leave the list
            </Button>
          </>
        )}
      </div>
    </AuthLayout>
  );
}
