import { currentConsent } from '@sewa/contract/blood-donation/consent';
import { donorWords } from '@sewa/contract/blood-donation/donor-words';
import { donorFields } from '@sewa/contract/blood-donation/donors';
import type { DonorImportField } from '@sewa/contract/blood-donation/import-columns';
import { paperLanguageOf } from '@sewa/contract/blood-donation/paper-language';
import { type Cells, createCells } from '../../../../platform/import/cells.rules.ts';
import { cellReader } from '../../../../platform/import/field-cells.ts';
import type { ParseRow } from '../../../../platform/import/row-parser.ts';
import {
  birthCell,
  bloodGroupWords,
  centreCell,
  genderWords,
  type NameableCentre,
  nameColumns,
  relativeWords,
} from '../../../people/public.ts';

/** What reading a list needs to know of the area and of its reader. */
export interface DonorParserContext {
  today: string;
  centres: readonly NameableCentre[];
}

const plain = {
  phone: cellReader('phone', donorFields.shape.phone, { words: donorWords.fields.phone }),
  address: cellReader('address', donorFields.shape.address, { words: donorWords.fields.address }),
  notes: cellReader('notes', donorFields.shape.notes, { words: donorWords.fields.notes }),
  may_be_called: cellReader('mayBeCalled', donorFields.shape.mayBeCalled, {
    words: donorWords.fields.mayBeCalled,
  }),
  weight: weightCell,
  language: cellReader('language', donorFields.shape.language, { words: donorWords.fields.language }),
  blood_group: cellReader('bloodGroup', donorFields.shape.bloodGroup, {
    words: donorWords.fields.bloodGroup,
    further: bloodGroupWords,
  }),
  confirmed_group: cellReader('confirmedGroup', donorFields.shape.confirmedGroup, {
    words: donorWords.fields.confirmedGroup,
    further: bloodGroupWords,
  }),
} as const;

/** One line of a list as the columns of a donor. Who has no birth date and no age cannot be judged, and is refused. */
export const parseRow: ParseRow<DonorParserContext> = (texts, context) => {
  const issues: Parameters<typeof createCells>[1] = [];
  const cells = createCells(texts, issues);
  const birth = birthCell(cells, context);
  if (birth.birth_date === null && !issues.some(({ field }) => field === birth.field))
    cells.note({ field: 'birthDate', code: 'missing' });
  if (cells.raw('gender') === '') cells.note({ field: 'gender', code: 'missing' });
  const consentOn = pastDay(cells, 'consentOn', context);
  const content: Record<string, unknown> = {
    centre_id: centreCell(cells, context.centres),
    ...nameColumns({
      name: cells.text('name', { most: 120, isRequired: true }),
      nameLatin: cells.text('nameLatin', { most: 120 }),
    }),
    relative_kind: cells.choice('relativeKind', relativeWords) ?? 'father',
    relative_name: cells.text('relativeName', { most: 120 }),
    gender: cells.choice('gender', genderWords),
    birth_date: birth.birth_date,
    is_birth_estimated: birth.is_birth_estimated,
    consent_on: consentOn,
    consent_text: consentOn === null ? '' : currentConsent,
    stated_donation_on: pastDay(cells, 'lastDonationOn', context),
  };
  for (const [column, read] of Object.entries(plain)) content[column] = read(cells);
  if (content['language'] === null || content['language'] === '')
    content['language'] = paperLanguageOf(cells.raw('name'));
  return { content, issues };
};

function pastDay(cells: Cells, field: DonorImportField, { today }: DonorParserContext): string | null {
  const day = cells.day(field);
  if (day !== null && day > today) cells.note({ field, code: 'inFuture' });
  return day;
}

function weightCell(cells: Cells): number | null {
  const text = cells.raw('weight').replace(',', '.');
  if (text === '') return null;
  const read = donorFields.shape.weight.safeParse(Number(text));
  if (read.success) return read.data;
  cells.note({ field: 'weight', code: 'notANumber' });
  return null;
}
