"use client";

import { Ellipsis, Menu } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button";

interface ChatHeaderProps {
  firstName: string;
  email: string;
  actions: ReactNode;
  onMenu: () => void;
}

export function ChatHeader({ firstName, email, actions, onMenu }: ChatHeaderProps) {
  return (
    <header className="border-subtle bg-paper flex min-h-16 items-center gap-3 border-b px-3 pt-[env(safe-area-inset-top)] sm:px-5 print:hidden">
      <IconButton label="Open conversations" icon={Menu} onClick={onMenu} className="size-11 md:hidden" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="text-ink truncate text-sm font-medium">{firstName}</p>
        <p className="text-muted truncate text-xs">{email}</p>
      </div>
      <div className="hidden items-center gap-1 sm:flex">{actions}</div>
      <div className="sm:hidden">
        <button
          type="button"
          popoverTarget="chat-account-menu"
          aria-label="Your account"
          className="text-muted hover:bg-sunken inline-flex size-11 items-center justify-center rounded-sm"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
        <div
          id="chat-account-menu"
          popover="auto"
          className="border-subtle bg-raised shadow-floating fixed inset-auto top-14 right-3 m-0 min-w-48 flex-col rounded-md border p-1 [&:popover-open]:flex [&>*]:justify-start"
        >
          {actions}
        </div>
      </div>
    </header>
  );
}
