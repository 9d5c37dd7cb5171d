/** What a new camp begins with: the usual hours. Days, beds and target are asked for. */
export const newCamp = { opensAt: '09:00', closesAt: '15:00', beds: 6, targetUnits: 100 } as const;
