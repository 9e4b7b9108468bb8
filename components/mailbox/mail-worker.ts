import { findOwnAddresses, readMailFiles, readPastedMails } from "@/lib/features/mailbox/parse";
import type { MailAnswer, MailRequest } from "./mail-messages";

// Runs in a worker of its own: the page stays responsive, and the mail never leaves the browser.

const answer = (message: MailAnswer) => self.postMessage(message);

async function perform(request: MailRequest): Promise<MailAnswer> {
  const now = new Date();
  switch (request.type) {
    case "scan":
      return { type: "scanned", candidates: await findOwnAddresses(request.files) };
    case "paste":
      return { type: "read", mail: readPastedMails(request.text, { now, hours: request.hours }) };
    case "read": {
      const { files, addresses, hours } = request;
      const onProgress = ({ read, size, seen, own }: { read: number; size: number; seen: number; own: number }) =>
        answer({ type: "progress", share: size === 0 ? 1 : read / size, seen, own });
      return { type: "read", mail: await readMailFiles(files, { now, hours, addresses, onProgress }) };
    }
  }
}

self.onmessage = ({ data }: MessageEvent<MailRequest>) => {
  perform(data).then(answer, () => answer({ type: "failed" }));
};
