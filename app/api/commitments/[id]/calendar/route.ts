import { getCalendarFile } from "@/lib/features/check-ins/get-calendar";
import { otherMethods } from "@/lib/http/other-methods";
import { calendarResponse } from "@/lib/http/responses/calendar-response";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const GET = route({
  access: "user",
  params: opaqueIdParams,
  handle: async ({ ctx, params }) => calendarResponse(await getCalendarFile(ctx, params)),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
