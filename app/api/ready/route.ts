import { checkReadiness } from "@/lib/features/admin/check-readiness";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "public",
  handle: async () => {
    const readiness = await checkReadiness();
    return Response.json(readiness, { status: readiness.success ? 200 : 503 });
  },
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods("GET");
