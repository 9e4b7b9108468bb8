import { changeCheckInSettings } from "@/lib/features/check-ins/change-check-in-settings";
import { getCheckInSettings } from "@/lib/features/check-ins/get-check-in-settings";
import { checkInSettingsInput } from "@/lib/features/check-ins/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user", handle: ({ ctx }) => getCheckInSettings(ctx) });

export const PATCH = route({
  access: "user",
  body: checkInSettingsInput,
  handle: ({ ctx, body }) => changeCheckInSettings(ctx, body),
});

export const { POST, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
