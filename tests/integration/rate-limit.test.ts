import { randomUUID } from "node:crypto";
import { consumeLimit, consumeLimits, LIMITS } from "@/lib/server/rate-limit";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

afterEach(restoreSettings);

it("refunds the daily counter when the minute limit refuses", async () => {
  changeSettings({ RATE_LIMIT_SCALE: 1 });
  const person = randomUUID();
  const { max } = LIMITS.chatPerMinute;
  for (let sent = 1; sent <= max; sent++) await consumeLimits(["chatPerMinute", "chatPerDay"], person);
  for (let hammered = 1; hammered <= 5; hammered++) {
    await expect(consumeLimits(["chatPerMinute", "chatPerDay"], person)).rejects.toMatchObject({
      code: "rate_limited",
    });
  }
  expect((await consumeLimit("chatPerDay", person)).used).toBe(max + 1);
});
