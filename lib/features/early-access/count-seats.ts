import "server-only";
import { isMailConfigured } from "@/lib/server/mail/mailer";
import type { Ctx } from "@/lib/shared/actor";
import { SEATS } from "./model";
import type { SeatsView } from "./schema";
import { countTakenSeats } from "./store";

export async function countSeats(_ctx: Ctx): Promise<SeatsView> {
  return { taken: await countTakenSeats({ confirmedOnly: isMailConfigured() }), seats: SEATS };
}
