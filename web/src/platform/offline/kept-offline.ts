/** `useQuery({ …, meta: keptOffline })`: the reply is kept on this device, so that the screen opens without a connection. */
export const keptOffline = { isKeptOffline: true } as const;
