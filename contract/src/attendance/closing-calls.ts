import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { textField } from '../kernel/resource/field-kinds.ts';
import { MAX_SCANNED_CODE } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { marks } from './marks.ts';

const view = right('SEWADAR.ATTENDANCE', 'view');
const correct = right('SEWADAR.ATTENDANCE', 'correctClose');

/** The number of a sewadar, or what is read from a card. */
export const scannedCode = z.string().trim().min(1).max(MAX_SCANNED_CODE);

const reason = textField(500);

/** A sheet is closed, and corrected afterwards. */
export const closingCalls = {
  close: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/close',
    requirement: correct,
    summary: 'Close a sheet; whoever of the department has no mark is absent',
    params: idParams,
    body: z.object({}),
    reply: z.object({ version: z.number().int() }),
  }),
  undoClose: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/undo-close',
    requirement: correct,
    summary:
      'Reopen a sheet that the caller closed, within ten minutes and before any correction; absences made by closing are removed',
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: z.null(),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/correct',
    requirement: correct,
    summary:
      'Change or add an entry of a closed sheet, by the sewadar or by the number of the card; the old values and the reason are kept',
    params: idParams,
    body: z.object({
      sewadar: z.uuid().optional(),
      /** In place of the sewadar: guests from centres out of sight. */
      code: scannedCode.optional(),
      /** Null: it follows from the times. */
      mark: z.enum(marks).nullable(),
      /** Left out: it stays. */
      inAt: z.iso.datetime().nullable().optional(),
      outAt: z.iso.datetime().nullable().optional(),
      reason,
    }),
    reply: z.null(),
  }),
  removeEntry: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/remove-entry',
    requirement: correct,
    summary:
      'Take somebody off a closed sheet who was not expected on it; the old values and the reason are kept',
    params: idParams,
    body: z.object({ sewadar: z.uuid(), reason }),
    reply: z.null(),
  }),
  corrections: endpoint({
    method: 'GET',
    path: '/api/attendance/sheets/{id}/corrections',
    requirement: view,
    summary: 'What was corrected after the sheet was closed, newest first; at most 500',
    params: idParams,
    reply: z.object({
      id: z.uuid(),
      sewadar: z.uuid(),
      number: z.number().int(),
      name: z.string(),
      /** Null: there was no entry. */
      before: z.enum(marks).nullable(),
      /** Null: the entry was removed. */
      after: z.enum(marks).nullable(),
      inBefore: z.iso.datetime().nullable(),
      outBefore: z.iso.datetime().nullable(),
      inAfter: z.iso.datetime().nullable(),
      outAfter: z.iso.datetime().nullable(),
      reason: z.string(),
      userName: z.string(),
      at: z.iso.datetime(),
    }),
    envelope: 'docs',
  }),
} as const;
