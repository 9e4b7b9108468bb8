import { act, renderHook } from "@testing-library/react";
import { beginningKey, forgetBeginning } from "./beginning-key";
import { keepSending, keptSending } from "./unsure-sending";
import { useDraft } from "./use-draft";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it("keeps what is being written in each conversation for the tab", async () => {
  const first = renderHook(() => useDraft("s1"));
  act(() => first.result.current[1]("Half a thought"));
  first.unmount();
  const again = renderHook(({ id }) => useDraft(id), { initialProps: { id: "s1" } });
  await act(async () => {});
  expect(again.result.current[0]).toBe("Half a thought");
  again.rerender({ id: "s2" });
  expect(again.result.current[0]).toBe("");
});

it("lets people write, begin and send where the browser forbids storage", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  const { result } = renderHook(() => useDraft(null));
  act(() => result.current[1]("Half a thought"));
  expect(result.current[0]).toBe("Half a thought");
  act(() => result.current[1](""));
  expect(result.current[0]).toBe("");
  expect(beginningKey()).toHaveLength(36);
  forgetBeginning();
  keepSending("s1", { id: "m1", text: "Hello", known: [] });
  keepSending("s1", null);
  expect(keptSending("s1")).toBeNull();
});
