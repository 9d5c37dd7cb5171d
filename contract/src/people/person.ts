import { z } from 'zod';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { daySchema, monthsAfter } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';

export const genders = ['male', 'female', 'other'] as const;
export const relativeKinds = ['father', 'husband'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const maritalStatuses = ['single', 'married', 'widowed', 'divorced'] as const;

export const nameSchema = z.string().trim().min(1).max(120);
export const optionalText = (most: number) => z.string().trim().max(most);
export const wordsSchema = z.array(z.string().trim().min(1).max(60)).max(20);
export const bloodGroupSchema = z.enum(['', ...bloodGroups]);
export const birthSchema = daySchema.refine((day) => day >= '1900-01-01', refusing('birthFrom1900'));

/** Who somebody is: the same in every record of a person. */
export const personFields = {
  name: nameSchema,
  nameLatin: optionalText(120),
  relativeKind: z.enum(relativeKinds),
  relativeName: optionalText(120),
  gender: z.enum(genders),
  birthDate: birthSchema.nullable(),
  /** Only an age was told: the day is the first of the year that it points to. */
  isBirthEstimated: z.boolean(),
  phone: phoneSchema,
  address: optionalText(500),
} as const;

export const emergencyFields = {
  emergencyName: optionalText(120),
  emergencyPhone: phoneSchema,
  emergencyRelation: optionalText(60),
} as const;

/** Whole years on a day. An estimated birth date makes an estimated age. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The day on which somebody becomes so many years old; born on 29 February, on 1 March of a common year. */
export function birthdayAt(birthDate: string, years: number): string {
  return monthsAfter(birthDate, years * 12);
}

/** What is kept when only an age is known. */
export function birthDateOfAge(age: number, today: string): string {
  return `${Number(today.slice(0, 4)) - age}-01-01`;
}
