import { createRoot } from "react-dom/client";
import { notify, type Notice } from "./toast";
import { SonnerToaster } from "./sonner-toaster";

let isMounted = false;

export function showNotice(notice: Notice): void {
  if (!isMounted) {
    isMounted = true;
    createRoot(document.body.appendChild(document.createElement("div"))).render(<SonnerToaster />);
  }
  notify(notice);
}
