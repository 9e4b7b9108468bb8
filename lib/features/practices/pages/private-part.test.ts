import { splitPage } from "./private-part";

it("separates what stands below 'For me alone', without the line above it", () => {
  expect(splitPage("# Brief\n\nThe outcome\n\n---\n\n## For me alone: not copied\n\nI let go")).toEqual({
    shared: "# Brief\n\nThe outcome",
    own: "## For me alone: not copied\n\nI let go",
  });
});

it("leaves a page without that heading whole", () => {
  const page = "# Brief\n\n---\n\nThis is for me alone\n";
  expect(splitPage(page)).toEqual({ shared: page, own: null });
});
