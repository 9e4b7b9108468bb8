import { execFile } from "node:child_process";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";

let model: FakeOpenAi;
beforeAll(async () => {
  model = await startFakeOpenAi();
});
afterAll(() => model.close());

interface Ran {
  code: number;
  output: string;
}

function runEvals(settings: Record<string, string>, program = "coach"): Promise<Ran> {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, OPENAI_MODEL: _model, ...rest } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`tests/evals/${program}.eval.ts`],
      { env: { ...rest, ...settings }, maxBuffer: 10_000_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

it("prints the offline coach's table without any key, and passes", async () => {
  const { code, output } = await runEvals({});
  expect(output).toMatch(/questions answered that can be answered +at least 90 % +\d+ % /);
  expect(output).toMatch(/sentences said twice +0 +0 +0\n/);
  expect(code).toBe(0);
});

it("prints the prompt's figures, and a configured model's replies with the cost beforehand", async () => {
  const alone = await runEvals({}, "model");
  expect(alone.output).toMatch(/undisputed insights in the prompt +100 % +(\d+) of \1\n/);
  expect(alone.output).toMatch(/No model is configured/);
  expect(alone.code).toBe(0);
  model.always({ text: "That sounds heavy. What would help?" });
  const { code, output } = await runEvals({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "gpt-4.1-mini" }, "model");
  expect(output).toMatch(/gpt-4\.1-mini: \d+ calls, about \d+ tokens read .* about \d\.\d\d in the currency/);
  expect(output).toMatch(/facts recalled +100 % +0\.0 % +0\.0 % +0\.0 %/);
  expect(code).toBe(0);
});
