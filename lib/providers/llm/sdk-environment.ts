import { unsetBlank } from "@/lib/server/env";

// @ai-sdk/openai builds a default provider when it is loaded and refuses a blank address there.
unsetBlank("OPENAI_BASE_URL");
