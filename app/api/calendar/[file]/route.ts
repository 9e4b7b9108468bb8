import { getCalendarFeed } from "@/lib/features/check-ins/get-calendar";
import { calendarParams } from "@/lib/features/check-ins/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { calendarResponse } from "@/lib/http/responses/calendar-response";
import { route } from "@/lib/http/route";

/** Calendar programs have no cookie: the address itself is the secret. */
export const GET = route({
  access: "public",
  limit: "calendarPerNetwork",
  params: calendarParams,
  handle: async ({ ctx, params: { file } }) =>
    calendarResponse(await getCalendarFeed(ctx, { token: file.slice(0, -".ics".length) })),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
