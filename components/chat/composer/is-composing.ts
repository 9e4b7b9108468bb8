import type { KeyboardEvent } from "react";

/** Safari's keyCode for the key that ends an IME composition, sent after `isComposing` is false again. */
const PROCESSING = 229;

export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === PROCESSING;
