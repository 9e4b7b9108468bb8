import { AppError } from "@/lib/shared/errors";
import { answer, pdlRecord, startPdlStandIn } from "@/tests/support/people-data-labs-stand-in";
import { peopleDataLabs } from "./people-data-labs";

const PROFILE = "https://www.linkedin.com/in/jane-doe";
type StandIn = Awaited<ReturnType<typeof startPdlStandIn>>;

let service: StandIn;
const start = async (...answers: Parameters<typeof startPdlStandIn>[0]) => {
  service = await startPdlStandIn(answers);
  return peopleDataLabs({ apiUrl: service.url, apiKey: "key-1" });
};
const failure = async (provider: ReturnType<typeof peopleDataLabs>): Promise<AppError> => {
  const error: unknown = await provider.lookUp(PROFILE).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error("expected a designed failure");
  return error;
};

beforeEach(() => {
  (globalThis as { clarityCircuits?: unknown }).clarityCircuits = undefined;
});
afterEach(() => service.close());

describe("People Data Labs", () => {
  it("asks by address with the key in its header and reads what the plan lets through", async () => {
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
  ])("turns the service's %i into %i '%s' without another try", async (theirs, ours, message) => {
    const provider = await start(answer(theirs, { status: theirs, error: { type: "x", message: "secret detail" } }));
    const error = await failure(provider);
    expect([error.status, error.message]).toEqual([ours, message]);
    expect(service.calls).toHaveLength(1);
  });

  it("waits as long as the service asks and then gets its answer", async () => {
    const provider = await start(answer(429, {}, { "retry-after": "0" }), answer(200, pdlRecord()));
    expect((await provider.lookUp(PROFILE)).name).toBe("Jane Doe");
    expect(service.calls).toHaveLength(2);
  });

  it("does not wait for a service that asks for minutes, and passes the wait on", async () => {
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
  ])("says that the service is not answering after %s", async (_what, reply) => {
    const error = await failure(await start(reply));
    expect([error.status, error.code]).toEqual([503, "unavailable"]);
    expect(error.message).not.toMatch(/not found|rate limit|authentication failed|API key issue/);
  });

  it("leaves a failing service alone after five faults in a row", async () => {
    const provider = await start(answer(200, { nothing: true }));
    for (let i = 0; i < 5; i++) await failure(provider);
    await failure(provider);
    expect(service.calls).toHaveLength(5);
  });
});
