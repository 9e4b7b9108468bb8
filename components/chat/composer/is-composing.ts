import type { KeyboardEvent } from "react";

/** Safari's keyCode for the key that ends an IME composition, sent after `isComposing` is false again. */
const COMPOSITION_KEY_CODE = 229;

export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSITION_KEY_CODE;
