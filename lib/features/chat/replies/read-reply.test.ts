/** @jest-environment node */
import { isShuttingDown } from "@/lib/server/process/shutdown";
import { toByteStream } from "../text-reader";
import { readStored } from "./read-reply";
import type { StoredReply } from "./store";

jest.mock("@/lib/server/process/shutdown", () => ({ isShuttingDown: jest.fn() }));

const running = (content: string): StoredReply => ({ state: "streaming", failure: null, content });
const find = jest.fn<Promise<StoredReply | null>, []>();

async function follow() {
  const reader = toByteStream(readStored(running("Hello"), 0, find)).getReader();
  await reader.read(); // The empty chunk, with which Next sends the headers.
  return reader;
}

beforeEach(() => {
  find.mockReset();
  jest.mocked(isShuttingDown).mockReset().mockReturnValue(false);
});

it("breaks the stream at shutdown, so that the reader reconnects", async () => {
  const reader = await follow();
  expect(String(Buffer.from((await reader.read()).value ?? ""))).toBe("Hello");
  jest.mocked(isShuttingDown).mockReturnValue(true);
  await expect(reader.read()).rejects.toThrow();
  expect(find).not.toHaveBeenCalled();
});

it("stops polling when its reader has left", async () => {
  find.mockResolvedValue(running("Hello"));
  const reader = await follow();
  await reader.read();
  const waiting = reader.read();
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(find).not.toHaveBeenCalled();
});
