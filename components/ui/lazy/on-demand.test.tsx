import { act, render, screen } from "@testing-library/react";
import { attachToaster } from "../toasts/toast";
import { onDemand } from "./on-demand";

const SearchPanel = ({ words }: { words: string }) => <p>Search for {words}</p>;

it("reports a component that cannot be loaded, and shows it once the connection is back", async () => {
  const notices: string[] = [];
  const detach = attachToaster(({ title }) => notices.push(title));
  let isOnline = false;
  const Search = onDemand(async () => {
    if (!isOnline) throw new Error("Failed to load chunk");
    return SearchPanel;
  });
  await act(async () => render(<Search words="Lyon" />));
  expect(notices).toEqual(["This needs a connection"]);
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("Search for Lyon")).toBeInTheDocument();
  render(<Search words="Graz" />);
  expect(screen.getByText("Search for Graz")).toBeInTheDocument();
  detach();
});

it("shows something else while it loads, but not once loading has failed", async () => {
  const failed = Promise.withResolvers<typeof SearchPanel>();
  const Search = onDemand(() => failed.promise);
  render(<Search words="Lyon" whileLoading={<p>Loading</p>} />);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await act(async () => failed.reject(new Error("Failed to load chunk")));
  expect(screen.queryByText("Loading")).toBeNull();
});
