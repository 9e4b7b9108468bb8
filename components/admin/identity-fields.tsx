import { PasswordField } from "@/components/accounts/credential-fields";
import { CodeField } from "./code-field";
import type { AdminIdentity } from "./use-admin-call";

export function IdentityFields({ identity }: { identity: AdminIdentity | null }) {
  if (!identity) return null;
  const { password, code, needsCode, change } = identity;
  return (
    <div className="grid gap-4">
      <PasswordField
        label="Your password"
        value={password}
        onChange={(event) => change({ password: event.target.value })}
      />
      {needsCode && <CodeField value={code} onChange={(event) => change({ code: event.target.value })} />}
    </div>
  );
}
