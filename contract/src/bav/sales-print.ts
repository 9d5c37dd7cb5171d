import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';

export const receiptPapers = ['80mm', 'a5'] as const;
export type ReceiptPaper = (typeof receiptPapers)[number];

export const salePrints = {
  receipt: endpoint({
    ...printed,
    path: '/api/bav/sales/{id}/receipt',
    requirement: { anyOf: [right('BAV.SALES', 'view'), right('BAV.RETURN', 'view')] },
    summary: 'A receipt on paper of 80 mm or A5, with its code to scan; the print is recorded',
    params: idParams,
    query: z.object({ ...printLanguage, paper: z.enum(receiptPapers).default('80mm') }),
  }),
} as const;
