import pg from "pg";

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined); // Without a listener, a server that goes away while the connection is idle would end this process.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function databaseNamed(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}

export const quoteName = (name: string): string => pg.escapeIdentifier(name);
export const quoteText = (text: string): string => pg.escapeLiteral(text);

/** PostgreSQL's error code, such as 28P01, or the system's, such as ECONNREFUSED. */
export const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
};
