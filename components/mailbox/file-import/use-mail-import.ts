import { useEffect, useRef, useState } from "react";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import type {
  CollectedMailbox,
  FileProblem,
  MailSelection,
  MailWorkerRequest,
  MailWorkerResponse,
  ReadOptions,
} from "./mail-worker-protocol";

export interface MailRun extends ReadOptions {
  selection: MailSelection;
}

interface ScannedFiles {
  files: File[];
  candidates: { address: string; isSure: boolean }[];
  problems: FileProblem[];
}

type MailImport =
  | { status: "idle" }
  | { status: "scanning" }
  | ({ status: "choosing" } & ScannedFiles)
  | { status: "reading"; share: number; seen: number; own: number }
  | { status: "checking"; run: MailRun; mail: CollectedMailbox }
  | { status: "read"; run: MailRun; mail: CollectedMailbox }
  | { status: "rejected" }
  | { status: "failed" };

export function useMailImport() {
  const [state, setState] = useState<MailImport>({ status: "idle" });
  const worker = useRef<Worker | null>(null);
  const scan = useRef<ScannedFiles | null>(null);

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => stop, []);

  const request = (message: MailWorkerRequest, onResponse: (response: MailWorkerResponse) => void) => {
    stop();
    const fresh = new Worker(new URL("./mail-worker.ts", import.meta.url));
    worker.current = fresh;
    fresh.onmessage = ({ data }: MessageEvent<MailWorkerResponse>) => {
      if (data.type !== "progress") stop();
      if (data.type === "failed") setState({ status: "failed" });
      else onResponse(data);
    };
    fresh.onerror = () => {
      stop();
      setState({ status: "failed" });
    };
    fresh.postMessage(message);
  };

  const read = (run: MailRun) => {
    setState({ status: "reading", share: 0, seen: 0, own: 0 });
    request({ type: "read", ...run }, (response) => {
      if (response.type === "progress") setState({ status: "reading", ...response });
      if (response.type !== "read") return;
      const { mail } = response;
      setState({ status: mail.messages.length > 0 ? "checking" : "read", run, mail });
    });
  };

  return {
    state,
    chooseFiles: (files: File[]) => {
      setState({ status: "scanning" });
      request({ type: "scan", files }, (response) => {
        if (response.type !== "scanned") return;
        scan.current = { files, candidates: response.candidates, problems: response.problems };
        setState({ status: "choosing", ...scan.current });
      });
    },
    read,
    readPasted: (text: string) =>
      read({ selection: { type: "paste", text }, hours: USUAL_HOURS, zone: null, isStrict: false }),
    changeClock: () => {
      if (scan.current) setState({ status: "choosing", ...scan.current });
    },
    confirmText: ({ run, mail }: { run: MailRun; mail: CollectedMailbox }) => setState({ status: "read", run, mail }),
    rejectText: ({ run }: { run: MailRun }) => {
      if (run.isStrict) setState({ status: "rejected" });
      else read({ ...run, isStrict: true });
    },
    restart: () => {
      stop();
      setState({ status: "idle" });
    },
  };
}
