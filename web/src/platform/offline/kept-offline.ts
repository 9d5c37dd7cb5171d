/** `useQuery({ …, meta: keptOffline })`: the reply is kept on this device, so that the screen opens without a connection. */
export const keptOffline = { isKeptOffline: true } as const;

/** As `keptOffline`, until the next evening: only for replies that name nobody. */
export const keptUntilNextEvening = { isKeptOffline: true, isLasting: true } as const;
