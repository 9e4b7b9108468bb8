/** What was set aside for one call; handed back to `settleSpend`. */
export interface SpendReservation {
  model: string;
  day: Date;
  subjects: string[];
  tokens: number;
  cost: number;
}
