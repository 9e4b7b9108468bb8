import { useEffect, useRef, useState } from "react";
import { type MailboxSource, USUAL_HOURS, type WorkingHours } from "@/lib/features/mailbox/schema";
import type { MailAnswer, MailRequest, ReadMail } from "./mail-messages";

type FileSource = Exclude<MailboxSource, "gmail">;

type MailReading =
  | { status: "idle" }
  | { status: "scanning" }
  | { status: "choosing"; files: File[]; candidates: { address: string; isSure: boolean }[] }
  | { status: "reading"; share: number; seen: number; own: number }
  | { status: "read"; source: FileSource; mail: ReadMail }
  | { status: "failed" };

/** Reads mail in a worker that lives as long as one reading; leaving the screen ends it. */
export function useMailReader() {
  const [reading, setReading] = useState<MailReading>({ status: "idle" });
  const worker = useRef<Worker | null>(null);

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => stop, []);

  const ask = (request: MailRequest, onAnswer: (answer: MailAnswer) => void) => {
    stop();
    const fresh = new Worker(new URL("./mail-worker.ts", import.meta.url));
    worker.current = fresh;
    fresh.onmessage = ({ data }: MessageEvent<MailAnswer>) => {
      if (data.type !== "progress") stop();
      if (data.type === "failed") setReading({ status: "failed" });
      else onAnswer(data);
    };
    fresh.onerror = () => {
      stop();
      setReading({ status: "failed" });
    };
    fresh.postMessage(request);
  };

  const keep = (source: FileSource) => (answer: MailAnswer) => {
    if (answer.type === "progress") setReading({ status: "reading", ...answer });
    if (answer.type === "read") setReading({ status: "read", source, mail: answer.mail });
  };

  return {
    reading,
    choose: (files: File[]) => {
      setReading({ status: "scanning" });
      ask({ type: "scan", files }, (answer) => {
        if (answer.type === "scanned") setReading({ status: "choosing", files, candidates: answer.candidates });
      });
    },
    read: (files: File[], about: { addresses: string[]; hours: WorkingHours }) => {
      setReading({ status: "reading", share: 0, seen: 0, own: 0 });
      ask({ type: "read", files, ...about }, keep("file"));
    },
    readPasted: (text: string) => {
      setReading({ status: "reading", share: 0, seen: 0, own: 0 });
      ask({ type: "paste", text, hours: USUAL_HOURS }, keep("paste"));
    },
    restart: () => {
      stop();
      setReading({ status: "idle" });
    },
  };
}
