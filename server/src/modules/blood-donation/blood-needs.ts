/** What the use cases need beside the transaction. */
export interface BloodNeeds {
  /** Of this machine: in the numbers that it gives. */
  device: number;
  today(): string;
}
