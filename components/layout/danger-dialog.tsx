"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { BoldText } from "@/components/ui/bold-text";
import type { DangerNoticeView, RiskLanguage } from "@/lib/features/risk/schema";
import { paths } from "@/lib/shared/paths";

interface DangerDialogProps {
  notice: DangerNoticeView;
  onClose: () => void;
}

const COPY: Record<RiskLanguage, { title: string; chat: string; close: string }> = {
  en: { title: "Before you go on", chat: "Say it in the chat", close: "Close" },
  de: { title: "Bevor Sie weitermachen", chat: "Im Chat sagen", close: "Schließen" },
  fr: { title: "Avant de continuer", chat: "Le dire dans le chat", close: "Fermer" },
  es: { title: "Antes de seguir", chat: "Decirlo en el chat", close: "Cerrar" },
};

export function DangerDialog({ notice: { text, language, directory }, onClose }: DangerDialogProps) {
  const { title, chat, close } = COPY[language];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        <span lang={language}>
          <BoldText text={text} />
        </span>
      }
    >
      <div lang={language} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button onClick={onClose}>{close}</Button>
        <a href={paths.chat} className="text-link inline-flex min-h-11 items-center px-2">
          {chat}
        </a>
        <a
          href={`https://${directory}`}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center px-2"
        >
          {directory}
        </a>
      </div>
    </Dialog>
  );
}
