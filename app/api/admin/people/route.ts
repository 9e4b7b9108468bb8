import { addressInput } from "@/lib/features/accounts/schema";
import { findPerson } from "@/lib/features/admin/manage-people";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

/** A write, because an address belongs in no URL and each look-up is recorded. */
export const POST = route({ access: "owner", body: addressInput, handle: ({ ctx, body }) => findPerson(ctx, body) });

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
