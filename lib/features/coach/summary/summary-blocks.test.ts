import { blockText, joinBlocks, splitBlocks } from "./summary-blocks";

const BLOCKS = [
  { text: blockText("Maya wants the seat.\n\nKaren retires."), until: 20 },
  { text: "", until: 31 },
  { text: "She asked Karen.", until: 44 },
];

it("are read as they were stored", () => {
  const summary = joinBlocks(BLOCKS);
  expect(splitBlocks({ summary, until: 44, ends: [20, 31, 44] })).toEqual(BLOCKS);
});

it("are one block when a summary has no block ends or those of another summary", () => {
  const summary = "Maya wants the seat.\n\nShe asked Karen.";
  for (const ends of [[], [20, 31], [44], [20, 31, 44]]) {
    expect(splitBlocks({ summary, until: 44, ends })).toEqual([{ text: summary, until: 44 }]);
  }
  expect(splitBlocks({ summary: null, until: 44, ends: [44] })).toEqual([]);
});
