import { ActionButton } from "../action-button";

export function ApprovalSwitch({ isOn }: { isOn: boolean }) {
  return (
    <section aria-label="Approval" className="border-subtle mt-6 flex flex-wrap items-center gap-3 border-y py-4">
      <p className="min-w-56 flex-1">
        {isOn
          ? "New comments wait for approval. Their authors are told so."
          : "New comments appear at once, except those that a rule holds back."}
      </p>
      <ActionButton
        label={isOn ? "Show at once" : "Hold for approval"}
        title={isOn ? "Show new comments at once?" : "Hold new comments for approval?"}
        description={
          isOn
            ? "From now on readers see a comment when it is sent. Comments that wait now keep waiting."
            : "From now on each new comment waits until somebody shows it, and its author is told that it is reviewed first."
        }
        call={{ path: "/api/admin/comments/approval", method: "POST", body: { on: !isOn } }}
        isReasonless
        done={isOn ? "New comments appear at once." : "New comments wait for approval."}
      />
    </section>
  );
}
