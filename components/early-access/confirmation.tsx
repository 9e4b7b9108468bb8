import { useEffect, useRef } from "react";
import { CONFIRM_DAYS } from "@/lib/features/early-access/model";
import type { JoinView } from "@/lib/features/early-access/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

const SCROLL_DELAY_MS = 100;

interface ConfirmationProps {
  email: string;
  joined: JoinView;
}

export function Confirmation({ email, joined: { waitingList, linkMailed } }: ConfirmationProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      card.current?.scrollIntoView({ block: "center" });
      card.current?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={card} tabIndex={-1} className="animate-rise bg-surface text-ink shadow-floating rounded-lg p-7 sm:p-9">
      <h3 className="display-type text-2xl">
        {waitingList ? "You are on the waiting list." : "Your exclusive access has been reserved!"}
      </h3>
      <p className="text-muted mt-3">
        {waitingList
          ? `All ${PRODUCT.earlyAccessSeats} seats are taken. We will write to `
          : "We will write once, when your seat is ready, to "}
        <strong className="text-ink font-semibold wrap-anywhere">{email}</strong>
        {waitingList ? " when one opens." : "."}
      </p>
      {linkMailed && (
        <p className="text-muted mt-3">
          {`A link to confirm the address is on its way there. Without a confirmation we delete it after ${CONFIRM_DAYS} days.`}
        </p>
      )}
      <a href={paths.notes} className="text-link mt-5 inline-flex min-h-11 items-center">
        Read {PRODUCT.notesName} meanwhile
      </a>
    </div>
  );
}
