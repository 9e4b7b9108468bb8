import { exportSignups } from "@/lib/features/early-access/list-signups";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

// A POST, because each export is logged.
export const POST = route({
  access: "admin",
  handle: async ({ ctx }) =>
    new Response(await exportSignups(ctx), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="early-access.csv"',
        "cache-control": "no-store",
      },
    }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
