import { paths } from "@/lib/shared/paths";

export function LegalLinks() {
  return (
    <p className="text-muted text-sm">
      By continuing you agree to our{" "}
      <a href={paths.terms} className="text-link">
        Terms
      </a>{" "}
      and{" "}
      <a href={paths.privacy} className="text-link">
        Privacy Policy
      </a>
      .
    </p>
  );
}
