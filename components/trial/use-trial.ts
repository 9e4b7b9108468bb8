import { useEffect, useReducer, useRef, type Dispatch, type RefObject } from "react";
import { notify } from "@/components/ui/toast";
import { INITIAL, reduce } from "@/lib/features/trial/model";
import type { Opening, Person, TrialEvent, TrialState } from "@/lib/features/trial/schema";
import { trialApi } from "./trial-api";
import { restoreProfile, storeProfile } from "./profile-draft-storage";
import { mailboxNotice, noticeFor, type TrialNotice } from "./notice-copy";
import { useAnalysis } from "./use-analysis";
import { useUrlSync } from "./use-url-sync";

export type Send = Dispatch<TrialEvent>;

interface TrialOptions {
  opening: Opening;
  /** The signed-in person; null for a visitor, undefined until that is known. */
  user: Person | null | undefined;
}

interface Told {
  state: TrialState;
  /** The newest notice; each one is an object of its own, so that the same words can be said again. */
  notice: TrialNotice | null;
}

function tell({ state, notice }: Told, event: TrialEvent): Told {
  const next = reduce(state, event);
  const news = noticeFor(state, next);
  return { state: next, notice: news ? { ...news } : notice };
}

const open = (opening: Opening): Told => ({ state: reduce(INITIAL, { type: "opened", opening }), notice: null });

/** The wizard's state, kept in step with the session, the address, this tab's storage and the server. */
export function useTrial({ opening, user }: TrialOptions): [TrialState, Send] {
  const [{ state, notice }, send] = useReducer(tell, opening, open);

  useEffect(() => {
    send({ type: "restored", stored: restoreProfile() });
    // The way back from the mailbox provider; the address forgets it next.
    const outcome = new URLSearchParams(window.location.search).get("mailbox");
    if (outcome) notify(mailboxNotice(outcome));
  }, []);
  useEffect(() => {
    if (user !== undefined) send({ type: "auth-checked", user });
  }, [user]);
  useEffect(() => {
    if (!notice) return;
    const { opensReport, ...words } = notice;
    notify({ ...words, action: opensReport && { label: "Open", onClick: () => send({ type: "report-wanted" }) } });
  }, [notice]);
  useUrlSync(state, send);
  const linking = useProfileKeeping(state);
  useAnalysis(state, send, linking);
  return [state, send];
}

/**
 * An analysed profile stays with this tab, and is linked to its person once there is one.
 * @returns the link on its way, so that a report is asked for with the profile in it.
 */
function useProfileKeeping({ profile, person }: TrialState): RefObject<Promise<unknown> | null> {
  const linking = useRef<Promise<unknown>>(null);
  const analysis = profile.status === "done" ? profile.result : null;
  const userId = person?.userId ?? null;

  useEffect(() => {
    if (analysis) storeProfile(analysis);
  }, [analysis]);

  useEffect(() => {
    if (!analysis || userId === null) return;
    // Linking is repeated whenever the page is opened again, so a failure needs no words.
    linking.current = trialApi.linkProfile(userId, analysis).catch(() => undefined);
  }, [analysis, userId]);
  return linking;
}
