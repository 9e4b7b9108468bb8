import { act, render, screen } from "@testing-library/react";
import { Drawer } from "./drawer";

function stubScreen() {
  const query = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => query as unknown as MediaQueryList; // The component uses no other member.
  return (isWide: boolean) =>
    act(() => {
      query.matches = isWide;
      query.dispatchEvent(new Event("change"));
    });
}

it("closes when the screen becomes wide", () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const turn = stubScreen();
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose}>
      {(closeButton) => closeButton}
    </Drawer>,
  );
  expect(screen.getByRole("button", { name: "Close conversations" })).toBeInTheDocument();
  turn(false);
  expect(onClose).not.toHaveBeenCalled();
  turn(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});
