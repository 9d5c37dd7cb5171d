import { banks } from '@sewa/contract/blood-donation/banks';
import { camps } from '@sewa/contract/blood-donation/camps';
import { deferrals } from '@sewa/contract/blood-donation/deferrals';
import { donations } from '@sewa/contract/blood-donation/donations';
import { type DonorFields, donors } from '@sewa/contract/blood-donation/donors';
import { bloodRules } from '@sewa/contract/blood-donation/rules-calls';
import { birthSchema, genders } from '@sewa/contract/people/person';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSettled } from '../../platform/use-settled.ts';

const TYPING_PAUSE_MS = 350;
const MIN_NAME = 3;
const MIN_PHONE = 7;
const MAX_SHOWN = 100;

export function useDonor(id: string) {
  return useQuery({
    queryKey: [donors.list.path, id],
    queryFn: ({ signal }) => call(donors.read, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** The id is made here: the photo and a retry know the record before the server has answered. */
export async function createDonor(id: string, fields: DonorFields, idempotencyKey: string) {
  await call(donors.create, { body: { ...fields, id }, idempotencyKey });
  return call(donors.read, { params: { id } });
}

export async function saveDonor(id: string, body: DonorFields & { version: number }, idempotencyKey: string) {
  const saved = await call(donors.update, { params: { id }, body, idempotencyKey });
  await refreshBlood();
  return saved;
}

export function useDonationsOf(donor: string) {
  return useQuery({
    queryKey: [donations.list.path, 'of', donor],
    queryFn: ({ signal }) =>
      call(donations.list, { query: { size: MAX_SHOWN, sort: '-day', filter: { donor } }, signal }),
    select: ({ rows }) => rows,
  });
}

export function useDeferralsOf(donor: string) {
  return useQuery({
    queryKey: [deferrals.list.path, 'of', donor],
    queryFn: ({ signal }) =>
      call(deferrals.list, { query: { size: MAX_SHOWN, sort: '-day', filter: { donor } }, signal }),
    select: ({ rows }) => rows,
  });
}

export function useRules() {
  return useQuery({
    queryKey: [bloodRules.read.path],
    queryFn: ({ signal }) => call(bloodRules.read, { signal }),
    meta: keptOffline,
  });
}

/** Camps at which something can be recorded; none for who does not see camps. */
export function useCampChoices(isAllowed: boolean) {
  return useQuery({
    queryKey: [camps.list.path, 'choices'],
    queryFn: isAllowed
      ? ({ signal }) =>
          call(camps.list, {
            query: { size: MAX_SHOWN, sort: '-firstDay', filter: { status: [10, 15] } },
            signal,
          })
      : skipToken,
    select: ({ rows }) => rows,
  });
}

export function useBankChoices(isAllowed: boolean) {
  return useQuery({
    queryKey: [banks.list.path, 'choices'],
    queryFn: isAllowed
      ? ({ signal }) => call(banks.list, { query: { size: MAX_SHOWN, filter: { isActive: true } }, signal })
      : skipToken,
    select: ({ rows }) => rows,
  });
}

export interface TypedDonor {
  name?: string | undefined;
  nameLatin?: string | undefined;
  birthDate?: string | null | undefined;
  isBirthEstimated?: boolean | undefined;
  gender?: string | undefined;
  phone?: string | undefined;
  sewadar?: string | null | undefined;
}

/** Donors that may be the same person, asked after a pause in typing. */
export function useDonorDuplicates(typed: TypedDonor, except: string | null) {
  const key = useSettled(JSON.stringify(questionOf(typed, except)), TYPING_PAUSE_MS);
  const body: ReturnType<typeof questionOf> = JSON.parse(key);
  return useQuery({
    queryKey: [donors.duplicates.path, key],
    queryFn: body === null ? skipToken : ({ signal }) => call(donors.duplicates, { body, signal }),
    ...(body === null ? {} : { placeholderData: keepPreviousData }),
    // A hint that could not be fetched is no reason to stop anybody.
    retry: false,
  });
}

/** Null while too little is typed to tell people apart. */
function questionOf(typed: TypedDonor, except: string | null) {
  const long = (text = '') => (text.trim().length >= MIN_NAME ? text.trim() : '');
  const phone = (typed.phone ?? '').replace(/\D/g, '').length >= MIN_PHONE ? (typed.phone ?? '') : '';
  const question = {
    name: long(typed.name),
    nameLatin: long(typed.nameLatin),
    phone,
    sewadar: typed.sewadar ?? null,
    birthDate: birthSchema.safeParse(typed.birthDate).data ?? null,
    isBirthEstimated: typed.isBirthEstimated ?? false,
    gender: genders.find((gender) => gender === typed.gender) ?? ('' as const),
    except,
  };
  const hasSomething =
    question.name !== '' || question.nameLatin !== '' || phone !== '' || question.sewadar !== null;
  return hasSomething ? question : null;
}

/** A donation changes the donor and the camp; all of them are asked again. */
export async function refreshBlood(): Promise<void> {
  await Promise.all(
    [donors, donations, deferrals, camps, banks].map(({ list }) =>
      queryClient.invalidateQueries({ queryKey: [list.path] }),
    ),
  );
}
