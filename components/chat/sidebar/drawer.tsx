"use client";

import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { IconButton } from "../icon-button";

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  children: (closeButton: ReactNode) => ReactNode;
}

export function Drawer({ open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // Closes when the screen gets wide (a rotated phone): an invisible modal dialog would block the page.
  const hide = useEffectEvent(onClose);
  useEffect(() => {
    const wide = window.matchMedia("(width >= 48rem)");
    const onChange = () => wide.matches && hide();
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Conversations"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="bg-surface border-subtle shadow-floating backdrop:bg-scrim text-ink open:animate-fade fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] border-r p-0 md:hidden"
    >
      {open && children(<IconButton label="Close conversations" icon={X} onClick={onClose} />)}
    </dialog>
  );
}
