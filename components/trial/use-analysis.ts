import { useEffect, type Dispatch, type RefObject } from "react";
import { TIMING } from "@/lib/features/trial/model";
import type { AnalysisKind, TrialEvent, TrialState } from "@/lib/features/trial/schema";
import { trialApi, failureCode } from "./trial-api";

type Send = Dispatch<TrialEvent>;

const randomStep = () => {
  const { min, max } = TIMING.progressStep;
  return min + Math.floor(Math.random() * (max - min + 1));
};

/** Runs `work` for as long as the effect lives; what it sends after that goes nowhere. */
function whileMounted(send: Send, work: (send: Send) => Promise<void>): () => void {
  let isCurrent = true;
  void work((event) => {
    if (isCurrent) send(event);
  });
  return () => {
    isCurrent = false;
  };
}

async function generate(send: Send, userId: number, kind: AnalysisKind): Promise<void> {
  try {
    const report = await trialApi.generate(userId, kind);
    send(report ? { type: "report-generated", report } : { type: "analysis-accepted" });
  } catch (error) {
    send({ type: "analysis-failed", code: failureCode(error) });
    await announce(send, userId);
  }
}

/** After a failed generation: the report may have been finished all the same. */
async function announce(send: Send, userId: number): Promise<void> {
  try {
    const { step3_enhancedReport: isThere } = await trialApi.flowStatus(userId);
    if (isThere) send({ type: "report-announced" });
  } catch {
    // The polls go on by themselves.
  }
}

async function poll(send: Send, userId: number): Promise<void> {
  try {
    const report = await trialApi.savedReport(userId);
    if (report) send({ type: "report-found", report });
    await lookAtStage(send, userId);
  } catch {
    // One poll that fails is followed by the next.
  }
}

async function lookAtStage(send: Send, userId: number): Promise<void> {
  const { reportStage: stage, mailsRead } = await trialApi.flowStatus(userId);
  if (stage) send({ type: "doing-seen", doing: { stage, mailsRead } });
}

/** A look after the polls have stopped: fetches the report only when there is a newer one than this page knows. */
async function watch(send: Send, userId: number, known: number): Promise<void> {
  try {
    const { reportVersion } = await trialApi.flowStatus(userId);
    if ((reportVersion ?? 0) <= known) return;
    const report = await trialApi.savedReport(userId);
    if (report) send({ type: "report-arrived", report });
  } catch {
    // The next look follows.
  }
}

async function load(send: Send, userId: number): Promise<void> {
  try {
    const report = await trialApi.savedReport(userId);
    send(report ? { type: "report-found", report } : { type: "report-missing" });
  } catch (error) {
    send({ type: "report-failed", code: failureCode(error) });
  }
}

type Linking = RefObject<Promise<unknown> | null>;

interface Analysed {
  userId: number | null;
  /** What is being analysed right now; null when nothing is. */
  kind: AnalysisKind | null;
}

/** Asks for the report once `linking`, the profile on its way to the person, is over. */
function useGeneration({ userId, kind }: Analysed, send: Send, linking: Linking): void {
  useEffect(() => {
    if (!kind || userId === null) return;
    return whileMounted(send, async (sendNow) => {
      if (kind === "sources") {
        const known = await trialApi.savedReport(userId).catch(() => null);
        if (known) sendNow({ type: "report-known", report: known });
      }
      if (linking.current) await linking.current;
      await generate(sendNow, userId, kind);
    });
  }, [kind, userId, send, linking]);
}

/** The progress bar and the polls, for a minute at most. */
function usePolls({ userId, kind }: Analysed, send: Send): void {
  useEffect(() => {
    if (!kind || userId === null) return;
    lookAtStage(send, userId).catch(() => undefined);
    const progress = setInterval(() => send({ type: "ticked", by: randomStep() }), TIMING.progressTick);
    const polls = setInterval(() => void poll(send, userId), TIMING.poll);
    const end = setTimeout(() => send({ type: "time-up" }), TIMING.giveUp);
    return () => {
      clearInterval(progress);
      clearInterval(polls);
      clearTimeout(end);
    };
  }, [kind, userId, send]);
}

/** Looks now and then, and when the page is shown again or comes online, for a report that is still awaited. */
function useWatch({ report, isAwaited }: TrialState, { userId, kind }: Analysed, send: Send): void {
  const isWatched = isAwaited && kind === null;
  const known = report.status === "aside" || report.status === "ready" ? report.result.version : 0;
  useEffect(() => {
    if (!isWatched || userId === null) return;
    const look = () => {
      if (document.visibilityState === "visible") void watch(send, userId, known);
    };
    const looks = setInterval(() => void watch(send, userId, known), TIMING.watch);
    const end = setTimeout(() => clearInterval(looks), TIMING.watchEnds);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      clearInterval(looks);
      clearTimeout(end);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [isWatched, known, userId, send]);
}

/** Loads the saved report of a signed-in person, and tries again while it is missing. */
function useSavedReport({ auth, report, step }: TrialState, { userId, kind }: Analysed, send: Send): void {
  const isLookedFor = auth === "signed-in" && report.status === "none" && kind === null;
  useEffect(() => {
    if (isLookedFor) send({ type: "report-asked" });
  }, [isLookedFor, send]);

  const attempt = report.status === "loading" ? report.attempt : null;
  useEffect(() => {
    if (attempt === null || userId === null) return;
    return whileMounted(send, (sendNow) => load(sendNow, userId));
  }, [attempt, userId, send]);

  const isMissed = step === "report" && report.status === "missing";
  useEffect(() => {
    if (!isMissed) return;
    const retry = setTimeout(() => send({ type: "report-asked" }), TIMING.missingReportRetry);
    return () => clearTimeout(retry);
  }, [isMissed, send]);
}

/** Everything of the wizard that runs by itself: timers, polls and background calls. It only sends events. */
export function useAnalysis(state: TrialState, send: Send, linking: Linking): void {
  const { analysis, person } = state;
  const analysed = { userId: person?.userId ?? null, kind: analysis.status === "running" ? analysis.kind : null };
  useGeneration(analysed, send, linking);
  usePolls(analysed, send);
  useWatch(state, analysed, send);
  useSavedReport(state, analysed, send);
}
