import { onRequestError } from "@/instrumentation";

const mockError = jest.fn();
jest.mock("@/lib/server/logger", () => ({ logger: () => ({ error: mockError }) }));

it("logs an error that reaches Next by its route, without the requested address", async () => {
  process.env.NEXT_RUNTIME = "nodejs";
  const request = { path: "/chat/cm123?email=ada@example.com", method: "GET", headers: { cookie: "secret" } };
  const context = {
    routerKind: "App Router" as const,
    routePath: "/chat/[[...id]]",
    routeType: "render" as const,
    renderSource: "react-server-components" as const,
    revalidateReason: undefined,
  };
  const error = new Error("broken");
  await onRequestError(error, request, context);
  expect(mockError).toHaveBeenCalledWith({
    event: "http.unhandled",
    method: "GET",
    route: "/chat/[[...id]]",
    err: error,
  });
});
