/**
 * Reads a plain text answer to its end and hands over each piece. Rejects when the answer breaks off, which is how the
 * server says that a reply was cut. An answer without a body is an empty one.
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
