/**
 * `npm run bench -- chat-memory`: memory growth of the server over ten thousand messages, every tenth with a second
 * reader that disconnects midway. Baseline: the same process after its first thousand. Build first.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { endProcess } from "../scripts/lib/child-process.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { openConversations, startProvider } from "./chat/benchmark-target.ts";
import { residentMb } from "./support/process-usage.ts";

const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
const WARM = MESSAGES / 10;
const WIDTH = 20;
const SETTLE_MS = 3_000;

const provider = await startProvider({ tokens: 12, everyMs: 2 });
const cluster = await startTestCluster({ modelUrl: provider.url });
try {
  const app = await cluster.startApp();
  const idle = residentMb(app.pid);
  const conversations = await openConversations(app, { people: WIDTH, count: WIDTH });
  let sent = 0;
  let failed = 0;
  const settled = async () => {
    await sleep(SETTLE_MS);
    return residentMb(app.pid);
  };
  const talkUntil = (end: number) =>
    Promise.all(
      conversations.map(async ({ person, sessionId }) => {
        while (sent < end) {
          const isFollowed = (sent += 1) % 10 === 0;
          const reading = await person.send(app, sessionId, `Message ${sent}`);
          if (isFollowed) (await person.follow(app, reading.messageId)).leave();
          await reading.done;
          if (reading.end !== "clean" || reading.status !== 200) failed += 1;
        }
      }),
    );
  await talkUntil(WARM);
  const warm = await settled();
  await talkUntil(MESSAGES);
  const after = await settled();
  const growth = ((after - warm) * 1_024) / (MESSAGES - WARM);
  console.log(
    `chat-memory: idle ${idle.toFixed(0)} MB, after ${WARM} messages ${warm.toFixed(0)} MB, after ${MESSAGES} ${after.toFixed(0)} MB ` +
      `(${(after / warm).toFixed(2)} times, ${growth.toFixed(2)} kB a message); ${failed} failed`,
  );
  if (failed > 0) process.exitCode = 1;
} finally {
  await Promise.all([endProcess(provider.child, 5_000), cluster.close()]);
}
