import "server-only";
import type { AdminCtx } from "@/lib/shared/actor";
import { toCsv } from "@/lib/shared/text/csv";
import { countSeats } from "./count-seats";
import type { SignupRowView, SignupsQuery, SignupsView } from "./schema";
import * as store from "./signup-list-store";

export async function listSignups(ctx: AdminCtx, query: SignupsQuery): Promise<SignupsView> {
  const [list, counts, seats] = await Promise.all([store.listSignups(query), store.countSignups(), countSeats(ctx)]);
  return { list, counts, seats };
}

const HEADER = ["email", "state", "joined the list", "confirmed", "invited", "used the invitation"];
const lineOf = ({ email, state, createdAt, confirmedAt, invitedAt, joinedAt }: SignupRowView): string[] => [
  email,
  state,
  createdAt,
  confirmedAt ?? "",
  invitedAt ?? "",
  joinedAt ?? "",
];

export async function exportSignups({ actor }: AdminCtx): Promise<string> {
  return toCsv([HEADER, ...(await store.exportSignups(actor)).map(lineOf)]);
}
