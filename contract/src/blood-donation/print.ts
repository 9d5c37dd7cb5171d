import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';
import { stationRequirements } from './floor/floor.ts';

const view = right('BLOOD_DONATION.DONOR', 'view');
const register = right('BLOOD_DONATION.CAMP', 'planRegister');
const vitals = right('BLOOD_DONATION.CAMP', 'vitals');
const medical = right('BLOOD_DONATION.CAMP', 'medical');
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
    summary:
      'The consent that was last signed on a screen, with the signature; otherwise the current text to be signed',
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

const visitParams = z.object({ id: z.uuid(), visit: z.uuid() });

/** Papers for a donor on the floor of a camp, of whatever centre. Each print is recorded. */
export const visitPrints = {
  queueSlip: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/floor/{visit}/slip',
    requirement: register,
    summary:
      'The registration slip with the queue number and the way through the camp, in the donor’s language',
    params: visitParams,
    query: z.object(printLanguage),
  }),
  consent: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/floor/{visit}/consent',
    requirement: register,
    summary: 'The consent of this visit with what was signed on the screen, or with lines to sign',
    params: visitParams,
    query: z.object(printLanguage),
  }),
  deferralSlip: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/floor/{visit}/deferral-slip',
    requirement: { anyOf: [vitals, medical] },
    summary: 'The slip of who was deferred at this visit; a confidential reason is not printed',
    params: visitParams,
    query: z.object(printLanguage),
  }),
  certificate: endpoint({
    ...printed,
    path: '/api/blood-donation/camp/{id}/floor/{visit}/certificate',
    requirement: stationRequirements.rest,
    summary: 'The certificate of the donation of this visit, with the next eligible day',
    params: visitParams,
    query: z.object(printLanguage),
  }),
} as const;

/** Papers of a camp. Each print is recorded. */
export const campPrints = {
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
