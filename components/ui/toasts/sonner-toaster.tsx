"use client";

import { useEffect, type PointerEvent } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { attachToaster, TOAST, type Notice } from "./toast";

const SWIPED = "--swipe-amount-x";

/** Sonner dismisses at 45 px or at a quick flick; swipes below our threshold are reset before Sonner reads them. */
function holdShortSwipe(event: PointerEvent<HTMLDivElement>): void {
  const notice = (event.target as HTMLElement).closest<HTMLElement>("[data-sonner-toast]");
  if (!notice) return;
  const swiped = parseFloat(notice.style.getPropertyValue(SWIPED)) || 0;
  if (swiped < TOAST.swipeThresholdPx) notice.style.setProperty(SWIPED, "0px");
}

function show({ title, description, variant = "default", action }: Notice): void {
  toast.dismiss();
  const showAs = variant === "destructive" ? toast.error : toast;
  showAs(title, { description, action, duration: TOAST.durationMs });
}

interface SonnerToasterProps {
  bottom?: string;
}

export function SonnerToaster({ bottom }: SonnerToasterProps) {
  // After the effects of the children: from then on the library receives notices.
  useEffect(() => attachToaster(show), []);
  return (
    <div onPointerUpCapture={holdShortSwipe} className="print:hidden">
      <Sonner
        position="bottom-right"
        {...(bottom && { offset: { bottom }, mobileOffset: { bottom } })}
        visibleToasts={TOAST.visible}
        duration={TOAST.durationMs}
        swipeDirections={["right"]}
        closeButton
        icons={{ error: null }}
        containerAriaLabel="Notices"
        style={{ "--width": `min(${TOAST.maxWidthPx}px, calc(100vw - 2rem))` } as React.CSSProperties}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: "Close notice",
          classNames: {
            toast:
              "flex w-(--width) min-h-14 items-center gap-4 rounded-md border border-strong bg-raised py-1.5 pr-16 pl-4 font-sans! text-ink shadow-floating",
            error: "border-danger! [&_[data-title]]:text-danger",
            content: "min-w-0 flex-1",
            title: "text-sm font-semibold",
            description: "mt-0.5 text-sm text-muted",
            actionButton:
              "min-h-11 shrink-0 rounded-sm border border-strong px-3 text-sm font-medium hover:border-ink hover:bg-sunken",
            closeButton:
              "absolute top-1.5 right-2 flex size-11 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink [&_svg]:size-4",
          },
        }}
      />
    </div>
  );
}
