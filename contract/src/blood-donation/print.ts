import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';

const view = right('BLOOD_DONATION.DONOR', 'view');
const register = right('BLOOD_DONATION.CAMP', 'planRegister');
const head = right('BLOOD_DONATION.CAMP', 'closeCamp');

/** Papers of a donor, in the donor's own language unless told otherwise. Each print is recorded. */
export const donorPrints = {
  card: endpoint({
    ...printed,
    path: '/api/blood-donation/donor/{id}/card',
    requirement: view,
    summary: 'The donor card with its code, as large as a bank card',
    params: idParams,
    query: z.object(printLanguage),
  }),
  consent: endpoint({
    ...printed,
    path: '/api/blood-donation/donor/{id}/consent',
    requirement: view,
    summary: 'The consent to be signed, with the version of its text',
    params: idParams,
    query: z.object(printLanguage),
  }),
  deferralSlip: endpoint({
    ...printed,
    path: '/api/blood-donation/deferral/{id}/slip',
    requirement: view,
    summary:
      'Why somebody cannot donate now, and from which day they are welcome; a confidential reason is not printed',
    params: idParams,
    query: z.object(printLanguage),
  }),
  certificate: endpoint({
    ...printed,
    path: '/api/blood-donation/donation/{id}/certificate',
    requirement: view,
    summary: 'The certificate of a complete donation, with the next eligible day',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;

/** Papers of a camp. Each print is recorded. */
export const campPrints = {
  queueSlip: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/floor/{visit}/slip',
    requirement: register,
    summary:
      'The registration slip with the queue number and the way through the camp, in the donor’s language',
    params: z.object({ id: z.uuid(), visit: z.uuid() }),
    query: z.object(printLanguage),
  }),
  bankList: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/bank-list',
    requirement: head,
    summary: 'The bags of a camp for its blood banks: numbers, donors, groups, volumes and values',
    params: idParams,
    query: z.object(printLanguage),
  }),
  report: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/report',
    requirement: head,
    summary:
      'The report of a camp: units against target, deferrals by reason, reactions, groups, hours, waits; no names of donors',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;
