import { cardPrints, cardTemplates } from '@sewa/contract/badges/cards';
import { handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import { sendCalibrationSheet } from './calibration-sheet.ts';
import type { CardNeeds } from './card-needs.ts';
import { printerResource } from './printers.resource.ts';
import {
  discardPrint,
  previewCard,
  readPrint,
  runPrint,
  sendPrintFile,
  showPrints,
  showPrintsOfBadge,
  startPrint,
} from './prints.ts';
import { listTemplates, previewTemplate, readTemplate, saveTemplate, uploadPicture } from './templates.ts';

/** The cards of badges: their templates, their prints, and the printers. */
export function cardRoutes(needs: CardNeeds): Route[] {
  return [
    handle(cardTemplates.list, listTemplates()),
    handle(cardTemplates.read, readTemplate()),
    handle(cardTemplates.save, saveTemplate()),
    handleInSteps(cardTemplates.preview, previewTemplate(needs)),
    handleInSteps(cardTemplates.addPicture, uploadPicture(needs)),
    handle(cardPrints.start, startPrint(needs)),
    handle(cardPrints.list, showPrints()),
    handle(cardPrints.read, readPrint()),
    handle(cardPrints.run, runPrint(needs)),
    handle(cardPrints.discard, discardPrint()),
    handle(cardPrints.file, sendPrintFile()),
    handleInSteps(cardPrints.preview, previewCard(needs)),
    handle(cardPrints.ofBadge, showPrintsOfBadge(needs)),
    handleInSteps(cardPrints.calibration, sendCalibrationSheet(needs)),
    ...printerResource.routes,
  ];
}
