import type { Connection } from "@/lib/providers/llm/connection";

export const connection = (change: Partial<Connection> & Pick<Connection, "baseURL">): Connection => ({
  protocol: "chat-completions",
  apiKey: "key-1",
  model: "some-model",
  isAzureDeployment: false,
  apiVersion: undefined,
  settings: {},
  ...change,
});
