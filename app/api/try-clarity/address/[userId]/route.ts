import { changeAddress } from "@/lib/features/trial/change-address";
import { changeAddressInput, trialParams } from "@/lib/features/trial/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "trial",
  params: trialParams,
  body: changeAddressInput,
  limit: "signUpPerNetwork",
  handle: ({ ctx, params, body }) => changeAddress(ctx, { ...params, ...body }),
});

export const { GET, PATCH, DELETE, OPTIONS } = otherMethods("POST");
