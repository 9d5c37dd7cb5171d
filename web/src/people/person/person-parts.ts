/** Fields that read as part of another one: the kind of relative with the name, the mark with the birth date. */
export const readTogether = { relativeKind: 'relativeName', isBirthEstimated: 'birthDate' } as const;
export type ReadTogether = keyof typeof readTogether;
export const partsOfOthers: readonly string[] = Object.keys(readTogether);
