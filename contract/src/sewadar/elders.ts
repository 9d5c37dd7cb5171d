export const mobilities = ['walks', 'stick', 'wheelchair', 'stretcher'] as const;
export const needs = ['hearing', 'sight', 'oxygen', 'diet'] as const;
/** From this age on nobody asks for a medical reason. */
export const ENCLOSURE_AGE = 65;
/** A sewadar is at least this old, but for a helper of the children's class. */
export const SEWADAR_AGE = 18;
