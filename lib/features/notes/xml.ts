const ENTITIES: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&apos;" };

/** A text as it stands in an XML element or attribute. */
export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
