"use client";

import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./cx";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Names the menu for assistive technology; the trigger's own name when left out. */
  label?: string;
  align?: "start" | "center" | "end";
  children: ReactNode;
}

export function Menu({ trigger, label, align = "end", children }: MenuProps) {
  return (
    <RadixMenu.Root>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="animate-fade border-subtle bg-raised shadow-floating z-50 min-w-48 rounded-md border p-1"
        >
          {children}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  tone?: "default" | "danger";
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled, tone = "default", icon, children }: MenuItemProps) {
  return (
    <RadixMenu.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cx(
        "data-[disabled]:text-muted data-[highlighted]:bg-sunken flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm outline-none select-none data-[disabled]:cursor-not-allowed [&_svg]:size-4",
        tone === "danger" ? "text-danger" : "text-ink",
      )}
    >
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="bg-subtle my-1 h-px" />;
}
