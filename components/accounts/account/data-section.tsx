"use client";

import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { saveFile } from "@/components/ui/save-file";
import { openResponse } from "@/lib/shared/api-client";
import { PRODUCT } from "@/lib/shared/product";
import { DeleteAccountButton } from "../deletion/delete-account-button";
import { PageSection } from "@/components/layout/page-section";
import { useAccountAction } from "./use-account-action";

async function download(): Promise<void> {
  const response = await openResponse("/api/account/export");
  saveFile(await response.blob(), `${PRODUCT.slug}-${new Date().toISOString().slice(0, 10)}.zip`);
}

export function ExportSection() {
  const { run, isBusy, failure } = useAccountAction();
  const save = () =>
    run(async () => {
      await download();
      return "Your export was saved.";
    });
  return (
    <PageSection
      id="export"
      title="Export"
      lead="One archive with everything we store about you: a page to read, and the same data as JSON. You can download it twice a day."
    >
      {failure && <Alert className="mb-4">{failure}</Alert>}
      <Button variant="secondary" pending={isBusy} pendingLabel="Preparing..." onClick={() => void save()}>
        Download my data
      </Button>
    </PageSection>
  );
}

export function DeleteSection({ email }: { email: string }) {
  return (
    <PageSection
      id="delete"
      title="Delete"
      lead="Deletes everything at once and for good. You get a receipt of what was removed."
    >
      <DeleteAccountButton verb="Delete Account" email={email} variant="danger" size="md" />
    </PageSection>
  );
}
