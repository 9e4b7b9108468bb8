/** Parses the JSON object in a model's answer, which some models wrap in a code fence or prose. @throws SyntaxError */
export function parseJsonObject(text: string): unknown {
  const [start, end] = [text.indexOf("{"), text.lastIndexOf("}")];
  return JSON.parse(text.slice(Math.max(0, start), end + 1));
}

export function findJsonObject(text: string): unknown {
  try {
    return parseJsonObject(text);
  } catch {
    return null;
  }
}
