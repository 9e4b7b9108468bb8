/** A fault of the settings of the language model, as admins read it. */
export interface ModelFaultView {
  model: string;
  /** What is wrong, and the setting to look at. */
  advice: string;
  /** ISO 8601 UTC. */
  since: string;
}
