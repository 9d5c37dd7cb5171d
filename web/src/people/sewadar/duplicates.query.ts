import { isAadhaar, isMask, isPan } from '@sewa/contract/people/identity-numbers';
import { birthSchema, genders } from '@sewa/contract/people/person';
import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { useSettled } from '../../platform/use-settled.ts';

export interface Typed {
  name?: string | undefined;
  nameLatin?: string | undefined;
  birthDate?: string | null | undefined;
  isBirthEstimated?: boolean | undefined;
  gender?: string | undefined;
  phone?: string | undefined;
  aadhaar?: string | undefined;
  pan?: string | undefined;
}

const TYPING_PAUSE_MS = 350;
const LEAST_NAME = 3;
const LEAST_PHONE = 7;

/** Records of the area that may be of the same person, asked after a pause in typing. */
export function useDuplicates(typed: Typed, except: string | null) {
  const key = useSettled(JSON.stringify(questionOf(typed, except)), TYPING_PAUSE_MS);
  const body: ReturnType<typeof questionOf> = JSON.parse(key);
  return useQuery({
    queryKey: [sewadars.duplicates.path, key],
    queryFn: body === null ? skipToken : ({ signal }) => call(sewadars.duplicates, { body, signal }),
    ...(body === null ? {} : { placeholderData: keepPreviousData }),
    // A hint that could not be fetched is no reason to stop anybody.
    retry: false,
  });
}

/** Null while too little is typed to tell people apart. */
function questionOf(typed: Typed, except: string | null) {
  const name = long(typed.name, LEAST_NAME);
  const nameLatin = long(typed.nameLatin, LEAST_NAME);
  const phone = (typed.phone ?? '').replace(/\D/g, '').length >= LEAST_PHONE ? (typed.phone ?? '') : '';
  const aadhaar = plain(typed.aadhaar);
  const pan = plain(typed.pan);
  const question = {
    name,
    nameLatin,
    phone,
    aadhaar: isAadhaar(aadhaar) ? aadhaar : '',
    pan: isPan(pan) ? pan : '',
    birthDate: birthSchema.safeParse(typed.birthDate).data ?? null,
    isBirthEstimated: typed.isBirthEstimated ?? false,
    gender: genders.find((gender) => gender === typed.gender) ?? ('' as const),
    except,
  };
  return [name, nameLatin, phone, question.aadhaar, question.pan].some((text) => text !== '')
    ? question
    : null;
}

function long(text = '', least: number): string {
  return text.trim().length >= least ? text.trim() : '';
}

function plain(text = ''): string {
  return isMask(text) ? '' : text.replace(/[\s-]/g, '').toUpperCase();
}
