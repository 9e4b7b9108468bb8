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

function runEvals(settings: Record<string, string>, name: string, ...args: string[]): Promise<Ran> {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, OPENAI_MODEL: _model, ...rest } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`tests/evals/${name}.eval.ts`, ...args],
      { env: { ...rest, ...settings }, maxBuffer: 10_000_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

// It passes when the cases that the listener was developed with reach their targets.
it("prints the offline coach's table without any key, and passes", async () => {
  const { code, output } = await runEvals({}, "coach");
  expect(output).toMatch(/questions answered that can be answered +at least 90 % +\d+ % /);
  expect(output).toMatch(/sentences given back +at most 5 % +0 % \(0 of \d+\)/);
  expect(output).toMatch(/sentences said twice +0 +0 +0\n/);
  expect(code).toBe(0);
});

/** prompt-bars.test.ts has the figures of 1,000 people. */
const FEW = "50";

it("prints the prompt's figures, and a configured model's replies with the cost beforehand", async () => {
  const alone = await runEvals({}, "model", FEW);
  expect(alone.output).toMatch(/undisputed insights in the prompt +100 % +(\d+) of \1\n/);
  expect(alone.output).toMatch(/No model is configured/);
  expect(alone.code).toBe(0);
  model.always({ text: "That sounds heavy. What would help?" });
  const { code, output } = await runEvals({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "gpt-4.1-mini" }, "model", FEW);
  expect(output).toMatch(/gpt-4\.1-mini: \d+ calls, about \d+ tokens read .* about \d\.\d\d in the currency/);
  expect(output).toMatch(/facts recalled +100 % +0\.0 % +0\.0 % +0\.0 %/);
  expect(output).toMatch(/drafts as a quotation, without an invented fact +100 % +0\.0 % +0\.0 % +0\.0 %/);
  expect(code).toBe(0);
});

it("measures a configured model in the practices", async () => {
  model.always({ text: '{"ask":"","line":"","sentences":[]}' });
  const { code, output } = await runEvals({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "gpt-4.1-mini" }, "practices");
  expect(output).toMatch(/gpt-4\.1-mini, \d+ calls\n +asked about weak answers +0\.0 % of \d+\n/);
  expect(output).toMatch(/failed or later than 6 s +0\n/);
  expect(code).toBe(0);
});
