// @ts-check
import "./app-modules.mjs";

// A process of its own: this one's hooks would change how the caller finds modules.
const { storeRiskModel } = await import("../../lib/features/risk/risk-model.ts");
storeRiskModel();
