import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail extends Email {
  /** The envelope's recipients. */
  recipients: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  firstTo: (address: string) => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          received.push({ ...mail, recipients, raw });
          arrivals.emit("mail");
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    firstTo: async (wanted) => {
      for (;;) {
        const mail = received.find(({ recipients }) => recipients.includes(wanted));
        if (mail) return mail;
        await once(arrivals, "mail");
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
