/**
 * Reads a text response to its end. Rejects when the connection breaks, which is how the server marks an interrupted
 * reply.
 */
export async function readText(response: Response, onText: (piece: string) => void): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    onText(decoder.decode(value, { stream: true }));
  }
}
