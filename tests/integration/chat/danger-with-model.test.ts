import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { ChatClient } from "@/tests/support/chat/chat-client";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

const VEILED = "From Friday on I don't need my calendar any more.";

let model: FakeOpenAi;
let ada: ChatClient;

beforeAll(async () => {
  model = await startFakeOpenAi();
});
beforeEach(async () => {
  changeSettings({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "some-model" });
  model.onRisk({ text: '{"answer":"ask","kind":"suicide"}' });
  model.always({ text: "How nice of him.", delayMs: 20 });
  ada = await ChatClient.create();
});
afterEach(restoreSettings);
afterAll(async () => {
  await drainReplies();
  await model.close();
});

it("stores the buttons with a question that the model's check has raised, and takes them away after a denial", async () => {
  const { id } = await ada.createConversation();
  await (await ada.send(id, VEILED)).text();
  const [, asking] = await ada.messages(id);
  expect(asking).toMatchObject({ state: "complete", suggested: ["Yes", "No, you misread me"] });
  expect(asking?.content).toMatch(/are you thinking about ending your life/);
  await (await ada.send(id, "No, you misread me")).text();
  const messages = await ada.messages(id);
  expect(messages.map(({ suggested }) => suggested ?? [])).toEqual([[], [], [], []]);
  expect(messages.at(-1)?.content).toMatch(/^Thank you for telling me plainly/);
});
