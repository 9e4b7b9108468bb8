import { reasonedInput } from "@/lib/features/accounts/schema";
import { actOnPerson, deletePersonOnRequest } from "@/lib/features/admin/manage-people";
import { actOnPersonInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { numericIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "owner",
  params: numericIdParams,
  body: actOnPersonInput,
  handle: ({ ctx, params, body }) => actOnPerson(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "owner",
  params: numericIdParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => deletePersonOnRequest(ctx, { ...params, ...body }),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
