const MAX_FILES = 50_000;

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );

/** A directory reader returns at most a hundred entries per call. */
async function entriesIn(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (batch.length === 0 || entries.length >= MAX_FILES) return entries;
    entries.push(...batch);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return fileOf(entry as FileSystemFileEntry); // `isFile` distinguishes the two types.
  const entries = await entriesIn(entry as FileSystemDirectoryEntry); // As above.
  const files: File[] = [];
  for (const inner of entries) files.push(...(await filesIn(inner)));
  return files.slice(0, MAX_FILES);
}

/** Includes the files of dropped folders. Reads the entries before the first await, as the browser requires. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  return (await Promise.all(entries.map(filesIn))).flat();
}
