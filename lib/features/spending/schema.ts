export interface SpendReservation {
  model: string;
  day: Date;
  subjects: string[];
  tokens: number;
  cost: number;
}
