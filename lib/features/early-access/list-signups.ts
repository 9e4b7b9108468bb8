import "server-only";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { toCsv } from "@/lib/shared/csv";
import type { SignupRowView, SignupsQuery, SignupsView } from "./schema";
import * as store from "./signup-list-store";

export async function listSignups(_ctx: Ctx<AdminActor>, query: SignupsQuery): Promise<SignupsView> {
  const [list, counts] = await Promise.all([store.listSignups(query), store.countSignups()]);
  return { list, counts };
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

export async function exportSignups({ actor }: Ctx<AdminActor>): Promise<string> {
  return toCsv([HEADER, ...(await store.exportSignups(actor)).map(lineOf)]);
}
