import "server-only";
import { strToU8, Zip, ZipDeflate } from "fflate";

export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Writes the archive while its entries are read, so that memory holds only the newest piece. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of text) {
      file.push(strToU8(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
