/** Data in a prompt for a language model. Without `<`, nothing in the data can end it and go on as instructions. */
export const formatPromptData = (data: object): string =>
  `<data>\n${JSON.stringify(data).replaceAll("<", "\\u003c")}\n</data>`;
