import { processSingleton } from "@/lib/server/process/process-singleton";
import { AppError } from "@/lib/shared/errors";
import { answer, pdlRecord, startFakePeopleDataLabs } from "@/tests/support/fakes/fake-people-data-labs";
import { peopleDataLabs } from "./people-data-labs";

const PROFILE = "https://www.linkedin.com/in/jane-doe";
type StandIn = Awaited<ReturnType<typeof startFakePeopleDataLabs>>;

let service: StandIn;
const start = async (...answers: Parameters<typeof startFakePeopleDataLabs>[0]) => {
  service = await startFakePeopleDataLabs(answers);
  return peopleDataLabs({ apiUrl: service.url, apiKey: "key-1" });
};
const failure = async (provider: ReturnType<typeof peopleDataLabs>): Promise<AppError> => {
  const error: unknown = await provider.lookUp(PROFILE).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("expected a designed failure");
  return error;
};

beforeEach(() => {
  processSingleton("circuits", () => undefined).clear();
});
afterEach(() => service.close());

describe("People Data Labs", () => {
  it("sends the URL with the key in a header and maps the fields of the plan", async () => {
    const provider = await start(answer(200, pdlRecord()));
    const facts = await provider.lookUp(PROFILE);
    expect(service.calls).toEqual([{ path: "/v5/person/enrich", profile: PROFILE, apiKey: "key-1" }]);
    expect(facts).toMatchObject({
      name: "Jane Doe",
      location: null,
      skills: ["Leadership", "Distributed Systems"],
      positions: [
        { title: "Director Of Engineering", company: "Acme", from: "2024-03", to: null, isCurrent: true },
        { title: "Engineer", company: "Initech", from: "2015", to: "2024-02", isCurrent: false },
      ],
      education: [{ school: "TU Wien", degree: "Masters", field: "Informatics", from: "2010", to: "2014-06" }],
    });
  });

  it.each([
    [404, 404, "LinkedIn profile not found"],
    [401, 502, "authentication failed"],
    [402, 503, "API key issue"],
    [403, 503, "API key issue"],
  ])("turns the service's %i into %i '%s' without a retry", async (theirs, ours, message) => {
    const provider = await start(answer(theirs, { status: theirs, error: { type: "x", message: "secret detail" } }));
    const error = await failure(provider);
    expect([error.status, error.message]).toEqual([ours, message]);
    expect(service.calls).toHaveLength(1);
  });

  it("waits for Retry-After and retries", async () => {
    const provider = await start(answer(429, {}, { "retry-after": "0" }), answer(200, pdlRecord()));
    expect((await provider.lookUp(PROFILE)).name).toBe("Jane Doe");
    expect(service.calls).toHaveLength(2);
  });

  it("returns a Retry-After of minutes instead of waiting", async () => {
    const provider = await start(answer(429, {}, { "retry-after": "120" }));
    const error = await failure(provider);
    expect([error.status, error.message, error.retryAfter]).toEqual([429, "API rate limit exceeded", 120]);
    expect(service.calls).toHaveLength(1);
  });

  it.each([
    ["text that is not JSON", answer(200, "<html>")],
    ["an answer of another shape", answer(200, { status: 200, data: [] })],
    ["a redirect", answer(302, {}, { location: "http://127.0.0.1:1/" })],
    ["more than a megabyte", answer(200, pdlRecord({ summary: "x".repeat(1_200_000) }))],
    ["server errors only", answer(503, {}, { "retry-after": "0" })],
  ])("reports the service as unavailable after %s", async (_what, reply) => {
    const error = await failure(await start(reply));
    expect([error.status, error.code]).toEqual([503, "unavailable"]);
    expect(error.message).not.toMatch(/not found|rate limit|authentication failed|API key issue/);
  });

  it("opens the circuit after five consecutive faults", async () => {
    const provider = await start(answer(200, { nothing: true }));
    for (let i = 0; i < 5; i++) await failure(provider);
    await failure(provider);
    expect(service.calls).toHaveLength(5);
  });
});
