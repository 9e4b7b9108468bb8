import { PageSection } from "@/components/layout/page-section";
import type { PersonActionView } from "@/lib/features/admin/schema";
import { PRODUCT } from "@/lib/shared/product";
import { formatDateTime } from "@/lib/shared/time/dates";

const ACTION_TEXTS: Record<string, string> = {
  "person.viewed": "looked up your account's dates, ways to sign in and consents",
  "sessions.ended": "signed you out of every browser",
  "person.reset_sent": "sent you a link to choose a new password",
  "person.confirmation_sent": "sent you a link to confirm your address",
  "person.blocked": "blocked sign-in to your account",
  "person.unblocked": "allowed sign-in to your account again",
};

export function ActivitySection({ actions }: { actions: PersonActionView[] }) {
  return (
    <PageSection
      id="activity"
      title="Account activity"
      lead={`What the people who run ${PRODUCT.name} did with your account, and why. They cannot read your report, conversations or memories. Kept for a year.`}
    >
      {actions.length === 0 ? (
        <p className="text-muted">No admin has looked at or changed your account.</p>
      ) : (
        <ul className="divide-subtle border-subtle divide-y border-y">
          {actions.map(({ action, reason, at }) => (
            <li key={at + action} className="py-3">
              <p>An admin {ACTION_TEXTS[action] ?? action}.</p>
              {reason && <p className="mt-1">Reason: {reason}</p>}
              <time dateTime={at} className="text-muted text-sm" suppressHydrationWarning>
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
