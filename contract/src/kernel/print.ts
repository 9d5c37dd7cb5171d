import { z } from 'zod';
import { languages } from './values/languages.ts';

/** What every print takes beside its own query: its language; unless told otherwise the user's own, or of a paper for somebody else that person's. */
export const printLanguage = { language: z.enum(languages).optional() };

/** What every print is: a PDF for the browser's viewer. A GET that changes state, because it is recorded as a read. */
export const printed = { method: 'GET', reply: z.string(), envelope: 'stream', changesState: true } as const;
