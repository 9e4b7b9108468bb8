export interface ModelFaultView {
  model: string;
  advice: string;
  since: string;
}
