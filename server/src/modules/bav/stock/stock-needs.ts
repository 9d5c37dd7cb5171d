/** What the acts of the stock need of the portal. */
export interface StockNeeds {
  /** The day of posting, in the portal's time zone. */
  today(): string;
}
