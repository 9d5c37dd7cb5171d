export const graphKinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type GraphKind = (typeof graphKinds)[number];
