import { renewCalendar, revokeCalendar } from "@/lib/features/check-ins/renew-calendar";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({ access: "user", handle: ({ ctx }) => renewCalendar(ctx) });

export const DELETE = route({ access: "user", handle: ({ ctx }) => revokeCalendar(ctx) });

export const { GET, PATCH, OPTIONS } = otherMethods("POST", "DELETE");
