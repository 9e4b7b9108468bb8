import type { KeyboardEvent } from "react";

/** What some browsers give as the code of a key that ends a composition, after having said that it is over. */
const PROCESSING = 229;

/** Whether a key belongs to an input method that still composes a word, and so is no command. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === PROCESSING;
