const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" };

export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
