import { coachSettingsInput } from "@/lib/features/coach/schema";
import { changeCoachSettings } from "@/lib/features/coach/settings/change-coach-settings";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => getCoachSettings(ctx) });

export const PATCH = route({
  access: "user",
  body: coachSettingsInput,
  handle: ({ ctx, body }) => changeCoachSettings(ctx, body),
});

export const { POST, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
