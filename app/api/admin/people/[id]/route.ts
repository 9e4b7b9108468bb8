import { actOnPerson, deletePersonOnRequest } from "@/lib/features/admin/manage-people";
import { actOnPersonInput, personParams, reasonedInput } from "@/lib/features/admin/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "owner",
  params: personParams,
  body: actOnPersonInput,
  handle: ({ ctx, params, body }) => actOnPerson(ctx, { ...params, ...body }),
});

export const DELETE = route({
  access: "owner",
  params: personParams,
  body: reasonedInput,
  handle: ({ ctx, params, body }) => deletePersonOnRequest(ctx, { ...params, ...body }),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
