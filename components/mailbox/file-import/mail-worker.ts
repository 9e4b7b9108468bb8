import { collectMailFiles, collectPastedMails, findOwnAddresses } from "@/lib/features/mailbox/parse";
import type { MailWorkerRequest, MailWorkerResponse } from "./mail-worker-protocol";

// Runs in a web worker so that the page stays responsive. Mail never leaves the browser.

const post = (message: MailWorkerResponse) => self.postMessage(message);

async function handle(request: MailWorkerRequest): Promise<MailWorkerResponse> {
  if (request.type === "scan") return { type: "scanned", ...(await findOwnAddresses(request.files)) };
  const { selection, hours, zone, isStrict } = request;
  const now = new Date();
  if (selection.type === "paste")
    return { type: "read", mail: collectPastedMails(selection.text, { now, hours, isStrict }) };
  const onProgress = ({ read, size, seen, own }: { read: number; size: number; seen: number; own: number }) =>
    post({ type: "progress", share: size === 0 ? 1 : read / size, seen, own });
  const { files, addresses } = selection;
  return {
    type: "read",
    mail: await collectMailFiles(files, { now, hours, timeZone: zone, addresses, isStrict, onProgress }),
  };
}

self.onmessage = ({ data }: MessageEvent<MailWorkerRequest>) => {
  handle(data).then(post, () => post({ type: "failed" }));
};
