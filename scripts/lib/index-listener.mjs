// @ts-check
import "./app-modules.mjs";

// A process of its own: this one's hooks would change how the caller finds modules.
const { storeListenerIndex } = await import("../../lib/features/coach/listener/content.ts");
storeListenerIndex();
