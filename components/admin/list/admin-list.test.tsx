import { render, screen } from "@testing-library/react";
import { AdminList } from "./admin-list";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

function show({ search = "", page = 1, total = 0 }): void {
  render(
    <AdminList<string>
      things="addresses"
      path="/admin/early-access"
      query={{ search, page }}
      searchLabel="Address"
      choices={[]}
      list={{ rows: [], total, page, pages: Math.max(1, Math.ceil(total / 25)) }}
      columns={[]}
      keyOf={(row) => row}
      empty="Nobody has asked yet."
    />,
  );
}

it("says that there is nothing where nothing is narrowed", () => {
  show({});
  expect(screen.getByText("Nobody has asked yet.")).toBeVisible();
});

it("offers to show all where nothing matches", () => {
  show({ search: "zzz" });
  expect(screen.getByText(/No addresses match\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "show all addresses" })).toHaveAttribute("href", "/admin/early-access");
});

it("leads back from a page whose last row was removed", () => {
  show({ search: "ada", page: 3, total: 50 });
  expect(screen.queryByText("Nobody has asked yet.")).toBeNull();
  expect(screen.getByRole("link", { name: "To the last page" })).toHaveAttribute(
    "href",
    "/admin/early-access?search=ada&page=2",
  );
  expect(screen.queryByText(/Page 3 of 2/)).toBeNull();
});
