import { execFile } from "node:child_process";
import { startModelStandIn, type ModelStandIn } from "@/tests/support/openai-stand-in";

let model: ModelStandIn;
beforeAll(async () => {
  model = await startModelStandIn();
});
afterAll(() => model.close());

interface Ran {
  code: number;
  output: string;
}

/** `npm run evals` as a person starts it, with these settings and no others of a model. */
function runEvals(settings: Record<string, string>): Promise<Ran> {
  const { OPENAI_API_KEY: _key, OPENAI_BASE_URL: _url, OPENAI_MODEL: _model, ...rest } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["tests/evals/coach.eval.ts"],
      { env: { ...rest, ...settings }, maxBuffer: 10_000_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

it("prints the offline coach's table without any key, and passes", async () => {
  const { code, output } = await runEvals({});
  expect(output).toMatch(/No model is configured/);
  expect(output).toMatch(/reflections for each question.*at least 1/);
  expect(output).toMatch(/hard cases failed +0 of \d+ +0\n/);
  expect(code).toBe(0);
});

it("sets a configured model beside it and fails with the model's hard cases", async () => {
  model.always({ text: "That sounds heavy. What would help?" });
  const { code, output } = await runEvals({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "some-model" });
  expect(output).toMatch(/target.*offline coach.*some-model/);
  expect(output).toMatch(/some-model, hard case: /);
  expect(output).not.toMatch(/offline coach, hard case: /);
  expect(code).toBe(1);
});

it("says so and fails when the model cannot be asked", async () => {
  model.always({ status: 401 });
  const { code, output } = await runEvals({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "some-model" });
  expect(output).toMatch(/some-model at http:\S+ could not be asked: /);
  expect(code).toBe(1);
});
