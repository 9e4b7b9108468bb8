import { apiClient, ApiError, openResponse, serverMessage } from "./api-client";

const answerWith = (body: string, init: ResponseInit) =>
  jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, init));

describe("apiClient", () => {
  it("sends JSON with credentials and never from a cache", async () => {
    const fetching = answerWith('{"ok":1}', { status: 200 });
    await expect(apiClient("/api/x", { method: "POST", body: { a: 1 } })).resolves.toEqual({ ok: 1 });
    expect(fetching).toHaveBeenCalledWith(
      "/api/x",
      expect.objectContaining({ method: "POST", credentials: "include", cache: "no-store", body: '{"a":1}' }),
    );
  });

  it("throws the status, a colon and the body", async () => {
    answerWith('{"success":false,"message":"Taken"}', { status: 409 });
    const error = await apiClient("/api/x").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).message).toBe('409: {"success":false,"message":"Taken"}');
    expect(serverMessage(error)).toBe("Taken");
  });

  it("throws for a body with success: false, whatever its status", async () => {
    answerWith('{"success":false,"message":"Taken"}', { status: 200 });
    const error = await apiClient("/api/x").catch((caught: unknown) => caught);
    expect(serverMessage(error)).toBe("Taken");
  });

  it("uses the status text when the body is empty", async () => {
    answerWith("", { status: 503, statusText: "Service Unavailable" });
    await expect(apiClient("/api/x")).rejects.toThrow("503: Service Unavailable");
  });

  it("returns nothing for an empty body", async () => {
    answerWith("", { status: 200 });
    await expect(apiClient("/api/x")).resolves.toBeUndefined();
  });
});

describe("openResponse", () => {
  it("leaves the body to the caller", async () => {
    answerWith("You want to leave.", { status: 200 });
    const response = await openResponse("/api/x");
    expect(response.bodyUsed).toBe(false);
    await expect(response.text()).resolves.toBe("You want to leave.");
  });

  it("throws the failure with its message", async () => {
    answerWith('{"success":false,"message":"Busy"}', { status: 503 });
    const error = await openResponse("/api/x").catch((caught: unknown) => caught);
    expect(serverMessage(error)).toBe("Busy");
  });
});
