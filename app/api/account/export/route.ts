import { exportAccount } from "@/lib/features/accounts/export/export-account";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { assertNotCrossSite } from "@/lib/http/same-site";
import { PRODUCT } from "@/lib/shared/product";
import { streamBytes } from "@/lib/shared/stream-bytes";

export const GET = route({
  access: "user",
  handle: async ({ ctx, request }) => {
    // An export counts against the person's daily limit, so no page of another site may start one.
    assertNotCrossSite(request);
    const day = ctx.now.toISOString().slice(0, 10);
    return new Response(streamBytes(await exportAccount(ctx)), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${PRODUCT.slug}-${day}.zip"`,
      },
    });
  },
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
