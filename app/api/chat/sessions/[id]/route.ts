import { changeConversation } from "@/lib/features/chat/conversations/change-conversation";
import { removeConversations } from "@/lib/features/chat/conversations/remove-conversations";
import { changeConversationInput } from "@/lib/features/chat/schema";
import { withDangerNotice } from "@/lib/features/coach/with-danger-notice";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { opaqueIdParams } from "@/lib/shared/ids";

export const PATCH = route({
  access: "user",
  params: opaqueIdParams,
  body: changeConversationInput,
  handle: ({ ctx, params, body }) => withDangerNotice(ctx, body, changeConversation(ctx, { ...params, ...body })),
});

export const DELETE = route({
  access: "user",
  params: opaqueIdParams,
  handle: ({ ctx, params }) => removeConversations(ctx, { ids: [params.id] }),
});

export const { GET, POST, OPTIONS } = otherMethods("PATCH", "DELETE");
