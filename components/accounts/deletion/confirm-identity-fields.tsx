import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { paths } from "@/lib/shared/paths";
import type { IdentityWays } from "./delete-account";

interface ConfirmIdentityFieldsProps {
  ways: IdentityWays;
  password: string;
  onPassword: (password: string) => void;
}

export function ConfirmIdentityFields({ ways, password, onPassword }: ConfirmIdentityFieldsProps) {
  return (
    <>
      <p className="mb-4">You signed in a while ago. Please confirm that it is you.</p>
      {ways.password && (
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
        />
      )}
      {!ways.password && !ways.google && <FirstPasswordHint />}
      {ways.google && <GoogleAgainLink />}
    </>
  );
}

export function GoogleAgainLink() {
  return (
    <a
      href={`${paths.google}?redirect=${encodeURIComponent(paths.account)}`}
      className={buttonClass({ variant: "secondary", className: "mt-4 w-full" })}
    >
      Sign in with Google again
    </a>
  );
}

export function FirstPasswordHint() {
  return (
    <p>
      Your account has no password yet.{" "}
      <a href={paths.resetPassword} className="text-link">
        Have a link mailed to you
      </a>{" "}
      to set one, and sign in with it.
    </p>
  );
}
