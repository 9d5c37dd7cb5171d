import { calibrationLines } from '@sewa/contract/badges/calibration';
import { CARD } from '@sewa/contract/badges/card-template';
import type { cardPrints } from '@sewa/contract/badges/cards';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { CardNeeds } from './card-needs.ts';
import { A4 } from './render/imposition.rules.ts';

/** Printed without the printer's correction: it shows what the printer does by itself. */
export function sendCalibrationSheet({ pdf }: CardNeeds): SteppingHandler<typeof cardPrints.calibration> {
  return async (_step, { who, query: { layout, language }, language: own }) => ({
    fileName: 'calibration.pdf',
    contentType: 'application/pdf',
    isInline: true,
    body: await pdf.print({
      template: new URL('./print/calibration.typ', import.meta.url),
      language: language ?? who.language ?? own,
      data: {
        page: layout === 'a4' ? A4 : CARD,
        lines: calibrationLines[layout],
        isCard: layout === 'single',
      },
      person: who.userId,
      area: '',
      printedBy: who.name,
    }),
  });
}
