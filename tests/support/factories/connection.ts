import type { Connection } from "@/lib/providers/llm/connection";

/** A server of the chat-completions protocol about which nothing is set. */
export const connection = (change: Partial<Connection> & Pick<Connection, "baseURL">): Connection => ({
  protocol: "chat-completions",
  apiKey: "key-1",
  model: "some-model",
  isAzureDeployment: false,
  apiVersion: undefined,
  settings: {},
  ...change,
});
