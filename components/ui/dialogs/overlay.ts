export const OVERLAY_CLASS = "fixed inset-0 z-50 animate-fade bg-scrim";
export const PANEL_CLASS =
  "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg " +
  "-translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto rounded-lg border border-subtle bg-surface p-6 shadow-floating sm:p-8";
export const PANEL_TITLE_CLASS = "display-type text-2xl text-ink";
export const PANEL_TEXT_CLASS = "mt-2 text-base text-muted";
