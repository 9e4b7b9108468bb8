import { useEffect, useReducer, useRef, type Dispatch } from "react";
import { notify } from "@/components/ui/toast";
import { INITIAL, reduce } from "@/lib/features/trial/model";
import type { Opening, Person, TrialEvent, TrialState } from "@/lib/features/trial/schema";
import { calls } from "./calls";
import { restoreProfile, storeProfile } from "./handover";
import { noticeFor } from "./notices";
import { useAnalysis } from "./use-analysis";
import { useAddress } from "./use-address";

export type Send = Dispatch<TrialEvent>;

interface TrialOptions {
  opening: Opening;
  /** The signed-in person; null for a visitor, undefined until that is known. */
  user: Person | null | undefined;
}

/** The wizard's state, kept in step with the session, the address, this tab's storage and the server. */
export function useTrial({ opening, user }: TrialOptions): [TrialState, Send] {
  const [state, send] = useReducer(reduce, opening, (from) => reduce(INITIAL, { type: "opened", opening: from }));

  useEffect(() => send({ type: "restored", stored: restoreProfile() }), []);
  useEffect(() => {
    if (user !== undefined) send({ type: "auth-checked", user });
  }, [user]);
  useAddress(state, send);
  useAnalysis(state, send);
  useProfileKeeping(state);
  useNotices(state);
  return [state, send];
}

function useNotices(state: TrialState): void {
  const before = useRef(state);
  useEffect(() => {
    const notice = noticeFor(before.current, state);
    before.current = state;
    if (notice) notify(notice);
  }, [state]);
}

/** An analysed profile stays with this tab, and is linked to its person once there is one. */
function useProfileKeeping({ profile, person }: TrialState): void {
  const analysis = profile.status === "done" ? profile.result : null;
  const userId = person?.userId ?? null;

  useEffect(() => {
    if (analysis) storeProfile(analysis);
  }, [analysis]);

  useEffect(() => {
    if (!analysis || userId === null) return;
    // Linking is repeated whenever the page is opened again, so a failure needs no words.
    calls.linkProfile(userId, analysis).catch(() => undefined);
  }, [analysis, userId]);
}
