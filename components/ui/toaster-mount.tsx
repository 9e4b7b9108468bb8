import { createRoot } from "react-dom/client";
import { notify, type Notice } from "./toast";
import { Toaster } from "./toaster";

let isMounted = false;

export function showNotice(notice: Notice): void {
  if (!isMounted) {
    isMounted = true;
    createRoot(document.body.appendChild(document.createElement("div"))).render(<Toaster />);
  }
  notify(notice);
}
