import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { Menu, MenuItem, MenuSeparator } from "./menu";

function setup() {
  const onRename = jest.fn();
  const onDelete = jest.fn();
  render(
    <Menu trigger={<Button aria-label="More">…</Button>}>
      <MenuItem onSelect={onRename}>Rename</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>,
  );
  return { onRename, onDelete, user: userEvent.setup(), trigger: screen.getByRole("button", { name: "More" }) };
}

describe("Menu", () => {
  it("opens by keyboard, moves by arrows and chooses by Enter", async () => {
    const { user, trigger, onDelete, onRename } = setup();
    trigger.focus();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "Rename" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(onRename).not.toHaveBeenCalled();
  });

  it("closes by Escape and gives focus back", async () => {
    const { user, trigger } = setup();
    await user.click(trigger);
    expect(screen.getByRole("menu")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });
});
