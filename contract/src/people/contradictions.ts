/** Fields in which two records can say what is not both true of one person. */
export const contradictableFields = ['birthDate', 'gender', 'aadhaar', 'pan'] as const;
export type ContradictableField = (typeof contradictableFields)[number];
