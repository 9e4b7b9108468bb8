import { act, renderHook } from "@testing-library/react";
import { clearCreationIdempotencyKey, creationIdempotencyKey } from "../client/creation-idempotency-key";
import { createPendingSend, loadUnsent, storeUnsent } from "../client/unsent";
import { useDraft } from "./use-draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps the draft of a new conversation for the tab", async () => {
  const first = renderHook(() => useDraft());
  act(() => first.result.current[1]("Half a thought"));
  first.unmount();
  const again = renderHook(() => useDraft());
  await act(async () => {});
  expect(again.result.current[0]).toBe("Half a thought");
});

it("keeps what each conversation has not sent", () => {
  const unsent = { draft: "Half a thought", pendingSend: createPendingSend("m1", "Hello", []) };
  storeUnsent("s1", unsent);
  expect(loadUnsent("s1")).toEqual(unsent);
  expect(loadUnsent("s2")).toEqual({ draft: "", pendingSend: null });
  storeUnsent("s1", { draft: "", pendingSend: null });
  expect(sessionStorage).toHaveLength(0);
});

it("works where the browser forbids storage", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  const { result } = renderHook(() => useDraft());
  act(() => result.current[1]("Half a thought"));
  expect(result.current[0]).toBe("Half a thought");
  act(() => result.current[1](""));
  expect(result.current[0]).toBe("");
  expect(creationIdempotencyKey()).toHaveLength(36);
  clearCreationIdempotencyKey();
  storeUnsent("s1", { draft: "Hello", pendingSend: null });
  expect(loadUnsent("s1")).toEqual({ draft: "", pendingSend: null });
});
