"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import type { AdminCodesView, NewAdminCodesView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { IdentityFields } from "../identity-fields";
import { QrCode } from "./qr-code";
import { useAdminCall } from "../use-admin-call";

interface CodesScreenProps {
  hasCodes: boolean;
  isRequired: boolean;
}

export function CodesScreen({ hasCodes, isRequired }: CodesScreenProps) {
  const [fresh, setFresh] = useState<NewAdminCodesView | null>(null);
  const [recovery, setRecovery] = useState<string[] | null>(null);
  const { isPending, failure, identity, run } = useAdminCall();
  const start = () =>
    run(async () => setFresh(await apiClient<NewAdminCodesView>("/api/admin/codes", { method: "POST" })));
  const confirm = (code: string) =>
    run(async () => {
      const body = { code };
      const { recoveryCodes } = await apiClient<AdminCodesView>("/api/admin/codes", { method: "PATCH", body });
      setRecovery(recoveryCodes);
    });
  return (
    <div className={isRequired && !recovery ? "container-page py-12" : undefined}>
      <AdminPageHead
        title="Your sign-in"
        lead="With one-time codes, your password alone is not enough: each sign-in also asks for six digits from an app on your phone."
      />
      <div className="mt-8 max-w-xl">
        {recovery && <RecoveryCodes codes={recovery} />}
        {!recovery && hasCodes && (
          <Alert tone="success" title="One-time codes are on">
            Lost your phone? Sign in with a recovery code, or ask another owner to reset your codes.
          </Alert>
        )}
        {!recovery && !hasCodes && !fresh && (
          <Form onSubmit={start} className="grid gap-4">
            {isRequired && <Alert tone="info">An owner has to turn on one-time codes before anything else.</Alert>}
            <IdentityFields identity={identity} />
            {failure && <Alert>{failure}</Alert>}
            <Button type="submit" className="justify-self-start" pending={isPending}>
              Turn on one-time codes
            </Button>
          </Form>
        )}
        {!recovery && fresh && <EnterCode fresh={fresh} failure={failure} isPending={isPending} onCode={confirm} />}
      </div>
    </div>
  );
}

interface EnterCodeProps {
  fresh: NewAdminCodesView;
  failure: string | null;
  isPending: boolean;
  onCode: (code: string) => Promise<void>;
}

function EnterCode({ fresh: { secret, qr }, failure, isPending, onCode }: EnterCodeProps) {
  const [code, setCode] = useState("");
  return (
    <>
      <ol className="list-decimal space-y-2 pl-5">
        <li>Scan this with an authenticator app, or type the key into it.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <div className="mt-5">
        <QrCode {...qr} label="QR code with the key for your app" />
      </div>
      <p className="mt-4 text-sm">
        Key: <code className="break-all">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <Form onSubmit={() => onCode(code)} className="mt-5 grid gap-4">
        <Field
          label="Six digits"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" className="justify-self-start" pending={isPending} disabled={!/^\d{6}$/.test(code)}>
          Confirm
        </Button>
      </Form>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section aria-labelledby="recovery">
      <Alert tone="success">One-time codes are on.</Alert>
      <h2 id="recovery" className="display-type mt-6 text-2xl">
        Your recovery codes
      </h2>
      <p className="text-muted mt-2">
        Each signs you in once without your phone. They are shown only now: print them or put them into your password
        manager.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{`${code.slice(0, 5)}-${code.slice(5)}`}</li>
        ))}
      </ul>
      <a href={paths.admin} className={buttonClass({ className: "mt-6" })}>
        I have saved them
      </a>
    </section>
  );
}
