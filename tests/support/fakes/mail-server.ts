import { EventEmitter, once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface ReceivedMail extends Email {
  recipients: string[];
  raw: string;
}

type Stage = "recipient" | "end";

export interface MailServer {
  url: string;
  trouble: { hold?: (stage: Stage) => Promise<void> | undefined; refuse?: (stage: Stage) => Error | undefined };
  received: ReceivedMail[];
  firstTo: (address: string) => Promise<ReceivedMail>;
  disconnect: () => void;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const trouble: MailServer["trouble"] = {};
  const answer = async (stage: Stage, reply: (error?: Error) => void) => {
    await trouble.hold?.(stage);
    reply(trouble.refuse?.(stage));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) => void answer("recipient", done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          if (!trouble.refuse?.("end")) received.push({ ...mail, recipients, raw });
          arrivals.emit("mail");
          return answer("end", done);
        }, done);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    trouble,
    received,
    firstTo: async (wanted) => {
      for (;;) {
        const mail = received.find(({ recipients }) => recipients.includes(wanted));
        if (mail) return mail;
        await once(arrivals, "mail");
      }
    },
    disconnect: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
