import { getCalendarFile } from "@/lib/features/check-ins/get-calendar";
import { idParams } from "@/lib/features/goals/schema";
import { calendarResponse } from "@/lib/http/calendar-response";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  params: idParams,
  handle: async ({ ctx, params }) => calendarResponse(await getCalendarFile(ctx, params)),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
