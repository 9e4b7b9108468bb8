import { act, renderHook } from "@testing-library/react";
import { clearCreationIdempotencyKey, creationIdempotencyKey } from "../client/creation-idempotency-key";
import { loadPendingSend, storePendingSend } from "../client/pending-send";
import { useDraft } from "./use-draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps the draft of each conversation for the tab", async () => {
  const first = renderHook(() => useDraft("s1"));
  act(() => first.result.current[1]("Half a thought"));
  first.unmount();
  const again = renderHook(({ id }) => useDraft(id), { initialProps: { id: "s1" } });
  await act(async () => {});
  expect(again.result.current[0]).toBe("Half a thought");
  again.rerender({ id: "s2" });
  expect(again.result.current[0]).toBe("");
});

it("works where the browser forbids storage", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  const { result } = renderHook(() => useDraft(null));
  act(() => result.current[1]("Half a thought"));
  expect(result.current[0]).toBe("Half a thought");
  act(() => result.current[1](""));
  expect(result.current[0]).toBe("");
  expect(creationIdempotencyKey()).toHaveLength(36);
  clearCreationIdempotencyKey();
  storePendingSend("s1", { id: "m1", text: "Hello", priorIds: [] });
  storePendingSend("s1", null);
  expect(loadPendingSend("s1")).toBeNull();
});
