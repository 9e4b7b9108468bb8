import { Button } from "@/components/ui/button";
import { PRODUCT } from "@/lib/shared/product";

/** The way on from the report. */
export function Closing({ isOpeningChat, onChat }: { isOpeningChat: boolean; onChat: () => void }) {
  return (
    <div className="border-subtle bg-surface shadow-raised max-w-text mx-auto mt-16 rounded-lg border p-6 sm:p-8 print:hidden">
      <h2 className="display-type text-ink text-2xl">Where would you like to begin?</h2>
      <p className="text-muted mt-2">
        Your {PRODUCT.personaName} has read all of this, except what you struck. Bring what is on your mind this week.
      </p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button size="lg" pending={isOpeningChat} pendingLabel="Opening your chat..." onClick={onChat}>
          Continue to Chat
        </Button>
        <Button size="lg" variant="secondary" disabled>
          Set some goals (coming soon)
        </Button>
      </div>
    </div>
  );
}
