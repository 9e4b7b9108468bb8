import { Button } from "@/components/ui/button";
import { PRODUCT } from "@/lib/shared/product";

export function Closing({ isOpeningChat, onChat }: { isOpeningChat: boolean; onChat: () => void }) {
  return (
    <div className="border-subtle bg-surface shadow-raised mt-4 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 rounded-lg border p-5 sm:mt-20 sm:p-8 print:hidden">
      <div className="max-w-lg">
        <h2 className="display-type text-ink text-xl sm:text-2xl">Where would you like to begin?</h2>
        <p className="text-muted mt-1 leading-6">
          Your {PRODUCT.personaName} has read all of this, except what you removed.
        </p>
      </div>
      <div className="flex flex-col gap-3">
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
