import { act, render, renderHook, screen } from "@testing-library/react";
import { useEffect } from "react";
import { hasTabDraft, useTabDraft } from "./use-tab-draft";

const KEY = "draft";
const EMPTY = { title: "", measure: "" };
const open = (initial = EMPTY) => renderHook(() => useTabDraft(KEY, initial)).result;

afterEach(() => sessionStorage.clear());

it("brings back what was typed, and the rest as it was given", () => {
  const before = open();
  act(() => before.current[1]({ title: "Jonas runs it" }));
  expect(hasTabDraft(KEY)).toBe(true);
  expect(open({ title: "", measure: "Hours" }).current[0]).toEqual({ title: "Jonas runs it", measure: "Hours" });
});

it("does not replace text that was typed before the draft was read", () => {
  const before = open();
  act(() => before.current[1]({ title: "Stored", measure: "Stored" }));
  function Typed({ change }: { change: (part: Partial<typeof EMPTY>) => void }) {
    useEffect(() => change({ title: "Typed" }), [change]);
    return null;
  }
  function Sample() {
    const [{ title, measure }, change] = useTabDraft(KEY, EMPTY);
    return (
      <p>
        {title}, {measure}
        <Typed change={change} />
      </p>
    );
  }
  render(<Sample />);
  expect(screen.getByText("Typed, Stored")).toBeInTheDocument();
  expect(open().current[0]).toEqual({ title: "Typed", measure: "Stored" });
});

it("forgets a draft, and takes an emptied field for none", () => {
  const draft = open();
  act(() => draft.current[1]({ title: "A" }));
  act(() => draft.current[1]({ title: "" }));
  expect(hasTabDraft(KEY)).toBe(false);
  act(() => draft.current[1]({ title: "B" }));
  act(() => draft.current[2]());
  expect(open().current[0]).toEqual(EMPTY);
});
