import { paperState } from '@sewa/contract/papers/paper-state';
import { paperWords } from '@sewa/contract/papers/words';
import { type PremisesSubject, premisesSubjects } from '@sewa/contract/sg-management/enums';
import type { Equipment } from '@sewa/contract/sg-management/equipment';
import { equipment as equipmentWords } from '@sewa/contract/sg-management/equipment';
import { type Hall, halls as hallWords } from '@sewa/contract/sg-management/halls';
import { type PremisesPaperKind, premisesPapers } from '@sewa/contract/sg-management/papers';
import { type Premises, subjectFields } from '@sewa/contract/sg-management/premises';
import { subjectLabels } from '@sewa/contract/sg-management/premises-labels';
import { lightOfDay } from '@sewa/contract/sg-management/premises-lights';
import { lightLabels, partWords, premisesWords } from '@sewa/contract/sg-management/premises-words';
import type { premisesPrints } from '@sewa/contract/sg-management/print';
import type { SteppingHandler } from '../../../../platform/http/route.ts';
import type { FieldLabels } from '../../../../platform/pdf/field-words.ts';
import type { PrintFormat } from '../../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../../platform/pdf/print-reply.ts';
import type { equipmentResource, hallResource } from '../parts.resource.ts';
import { listPapersOf, listPictures, type PremisesPaper, type PremisesPicture } from '../passport.queries.ts';
import type { PremisesResource } from '../premises.resource.ts';

const passportTemplate = new URL('./passport.typ', import.meta.url);

/** Words of the contract that the template shows; those of parts are named after them. */
const passportLabels: FieldLabels = {
  ...premisesWords.fields,
  // Below the heading of its subject.
  ...Object.fromEntries(
    premisesSubjects.map((subject): [string, FieldLabels[string]] => [
      `${subject}Condition`,
      { ...premisesWords.fields[`${subject}Condition`], ...partWords.Condition },
    ]),
  ),
  subject: { ...premisesWords.fields.lights, choices: subjectLabels },
  light: { ...premisesWords.fields.worst, choices: lightLabels },
  paperState: paperWords.state,
  ...named('hall', hallWords.words.fields),
  ...named('equipment', equipmentWords.words.fields),
};

const MAX_PARTS = 200;

interface Needs extends PrintNeeds {
  premises: PremisesResource;
  halls: ReturnType<typeof hallResource>;
  equipment: ReturnType<typeof equipmentResource>;
  today(): string;
}

export function printPassport(needs: Needs): SteppingHandler<typeof premisesPrints.passport> {
  return (step, call) => {
    const { id } = call.params;
    return printReply(
      needs,
      { step, call },
      {
        template: passportTemplate,
        labels: passportLabels,
        fileName: 'satsang-ghar-passport.pdf',
        read: { entity: 'sg_premises', rowId: id, detail: {} },
        pictureWidth: 900,
        find: async (tx, format) => {
          const row = await needs.premises.get(tx, id);
          const request = { page: 0, size: MAX_PARTS, sort: 'name', filter: { premises: id } };
          const [halls, equipment, papers, pictures] = [
            (await needs.halls.table.list(tx, request)).rows,
            (await needs.equipment.table.list(tx, request)).rows,
            await listPapersOf(tx, id),
            await listPictures(tx, id),
          ];
          const data = passportData(
            { row, halls, equipment, papers, pictures, today: needs.today() },
            format,
          );
          return { data, pictures: pictures.map((picture) => picture.id) };
        },
      },
    );
  };
}

interface PassportParts {
  row: Premises;
  halls: readonly Hall[];
  equipment: readonly Equipment[];
  papers: readonly PremisesPaper[];
  pictures: readonly PremisesPicture[];
  today: string;
}

/** What the passport shows, subject by subject; what nobody entered is left out. */
function passportData(
  { row, halls, equipment, papers, pictures, today }: PassportParts,
  format: PrintFormat,
) {
  return {
    name: row.name,
    centre: row.centreName,
    address: row.address,
    capacity: format.number(row.capacity),
    status: row.status,
    light: row.worst,
    subjects: premisesSubjects.map((subject) => ({
      subject,
      light: row.lights[subject],
      facts: factsOf(row, subject, format),
      notes: row[`${subject}Notes`],
      pictures: pictures.filter(({ purpose }) => purpose === subject).map(({ id }) => id),
    })),
    pictures: pictures.filter(({ purpose }) => purpose === '').map(({ id }) => id),
    halls: halls.map((hall) => ({
      name: hall.name,
      use: hall.use,
      capacity: format.number(hall.capacity),
      area: hall.area === null ? '' : format.number(hall.area),
    })),
    equipment: equipment.map((one) => ({
      name: [one.name, one.make].filter(Boolean).join(', '),
      place: one.place,
      quantity: format.number(one.quantity),
      lastService: format.day(one.lastService),
      nextService: format.day(one.nextService),
      isLate: one.nextService !== null && one.nextService < today,
    })),
    papers: [
      ...papers.map(({ kind, number, validUntil }) => ({
        kind: premisesPapers.paperKinds[kind as PremisesPaperKind]?.words[format.language] ?? kind,
        number,
        validUntil: format.day(validUntil),
        state: paperState(validUntil, today),
        light: row.status === 'closed' ? 'unknown' : lightOfDay(validUntil, today),
      })),
      ...missingPapers(row, papers).map(({ words }) => ({
        kind: words[format.language],
        number: '',
        validUntil: null,
        state: 'missing',
        light: 'amber',
      })),
    ],
  };
}

/** What every satsang ghar in use must have and this one has not. */
function missingPapers({ status }: Premises, papers: readonly PremisesPaper[]) {
  if (status === 'closed') return [];
  return Object.entries(premisesPapers.paperKinds).flatMap(([kind, asked]) =>
    asked.isRequired && !papers.some((paper) => paper.kind === kind) ? [asked] : [],
  );
}

function factsOf(row: Premises, subject: PremisesSubject, format: PrintFormat) {
  return subjectFields[subject].flatMap((field) => {
    const value = row[field];
    if (value === null || value === '' || value === false || field.endsWith('Notes')) return [];
    if (typeof value === 'number')
      return [{ field, value: field === 'builtYear' ? String(value) : format.number(value), kind: 'text' }];
    if (value === true) return [{ field, value: '', kind: 'yes' }];
    return [{ field, value, kind: 'choices' in premisesWords.fields[field] ? 'choice' : 'text' }];
  });
}

function named(prefix: string, fields: FieldLabels): FieldLabels {
  return Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [
      `${prefix}${name[0]?.toUpperCase()}${name.slice(1)}`,
      words,
    ]),
  );
}
