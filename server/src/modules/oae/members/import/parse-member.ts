import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { type MemberFields, memberFields } from '@sewa/contract/oae/members';
import { memberWords } from '@sewa/contract/oae/words';
import { type Cells, type ChoiceWords, createCells } from '../../../../platform/import/cells.rules.ts';
import { cellReader, type ReadCell } from '../../../../platform/import/field-cells.ts';
import type { ParseRow } from '../../../../platform/import/row-parser.ts';
import {
  birthCell,
  bloodGroupWords,
  centreCell,
  genderWords,
  type NameableCentre,
  personStatusWords,
  relativeCells,
} from '../../../people/public.ts';
import { planAttendants } from '../../attendants/attendant.rules.ts';
import { newAttendantColumns } from '../../attendants/attendant-columns.ts';
import { problemsOf, tidied } from '../member.rules.ts';
import { newMemberColumns } from '../member-columns.ts';
import { columnAt, readAttendants } from './attendant-cells.ts';
import { blockCell, type NameableBlock } from './block-cell.ts';
import { mobilityWords, needWords } from './choice-words.ts';

/** What reading a list needs to know of the area and of its reader. */
export interface MemberParserContext {
  today: string;
  centres: readonly NameableCentre[];
  blocks: readonly NameableBlock[];
}

type Entered = Readonly<Record<string, unknown>>;
type Issues = Parameters<typeof createCells>[1];

/** Fields that are read together with others, or by what the area has. */
const readersOfTheirOwn = {
  centre: true,
  sewadar: true,
  relativeKind: true,
  relativeName: true,
  birthDate: true,
  isBirthEstimated: true,
  block: true,
  validFrom: true,
  validTo: true,
  attendants: true,
} as const;
type PlainField = Exclude<keyof MemberFields, keyof typeof readersOfTheirOwn>;

const further: Partial<Record<PlainField, ChoiceWords<string>>> = {
  gender: genderWords,
  bloodGroup: bloodGroupWords,
  mobility: mobilityWords,
  needs: needWords,
  status: personStatusWords,
};

const plainReaders = Object.keys(memberFields.shape)
  .filter((field): field is PlainField => !(field in readersOfTheirOwn))
  .map((field): [field: string, read: ReadCell] => [
    field,
    cellReader(field, memberFields.shape[field], {
      words: memberWords.fields[field],
      further: further[field],
    }),
  ]);

/** One line of a list as the columns of a member and of the attendants, judged as the form is. */
export const parseRow: ParseRow<MemberParserContext> = (texts, context) => {
  const issues: Issues = [];
  const cells = createCells(texts, issues);
  const birth = birthCell(cells, context);
  if (birth.birth_date === null && !issues.some(({ field }) => field === birth.field))
    cells.note({ field: 'birthDate', code: 'missing' });
  const attendants = readAttendants(cells);
  const entered: Entered = {
    ...fieldsIn(cells, context),
    birthDate: birth.birth_date,
    isBirthEstimated: birth.is_birth_estimated,
    attendants: attendants.map(({ attendant }) => attendant),
  };
  const member = tidied(readBySchema(entered, issues));
  for (const { code, fields } of problemsOf(member, context.today)) {
    for (const [path, { reason }] of Object.entries(fields)) {
      const field = columnAt(path, attendants);
      // A cell that could not be read is not reported as missing as well.
      if (!issues.some((issue) => issue.field === field))
        cells.note({ field, code: code === 'ENCLOSURE_AGE' ? 'enclosureAge' : reason });
    }
  }
  if (member.isPermanent && entered['validTo'] !== null && !issues.some(({ field }) => isOfPass(field)))
    cells.note({ field: 'validTo', code: 'permanentHasNoEnd', isWarning: true });
  const content = {
    ...newMemberColumns(member),
    // A stand-in must not look like the birth date of somebody else.
    birth_date: birth.birth_date,
    attendants: planAttendants([], member.attendants).add.map((one, index) => ({
      ...newAttendantColumns(one, member.centre),
      field: attendants[index]?.columns.name,
    })),
  };
  return { content, issues };
};

function isOfPass(field: string): boolean {
  return field === 'isPermanent' || field === 'validTo';
}

function fieldsIn(cells: Cells, { today, centres, blocks }: MemberParserContext): Entered {
  const isEmpty = (field: keyof MemberFields) => cells.raw(field) === '';
  const centre = centreCell(cells, centres);
  for (const field of ['gender', 'mobility'] as const)
    if (isEmpty(field)) cells.note({ field, code: 'missing' });
  return {
    ...Object.fromEntries(plainReaders.map(([field, read]) => [field, read(cells)])),
    ...relativeCells(cells),
    centre,
    sewadar: null,
    block: blockCell(cells, { centre, blocks }),
    // As the form begins, where the list says nothing.
    ...(isEmpty('status') && { status: 'active' }),
    validFrom: isEmpty('validFrom') ? today : cells.day('validFrom', { isAhead: true }),
    validTo: cells.day('validTo', { isAhead: true }),
    // A last day alone makes a pass temporary.
    ...(isEmpty('isPermanent') && { isPermanent: isEmpty('validTo') }),
  };
}

/** By the schema of the form. What could not be read is replaced, so that the rules judge the rest of the row. */
function readBySchema(entered: Entered, issues: Issues): MemberFields {
  const read = memberFields.safeParse(entered);
  if (read.success && issues.length === 0) return read.data;
  const refused = (read.error?.issues ?? []).map(({ path }) => String(path[0]));
  // The readers have said why. What one of them let pass is refused all the same.
  if (issues.length === 0) for (const field of refused) issues.push({ field, code: 'other' });
  const unread = new Set([...refused, ...issues.map(({ field }) => field)]);
  const replaced = Object.entries(standIns).filter(([field]) => unread.has(field));
  return memberFields.parse({ ...entered, ...Object.fromEntries(replaced) });
}

/** None of them breaks a rule. A row in which one stands has an error, and is never imported. */
const standIns: MemberFields = {
  ...emptyFields(memberFields),
  centre: '018f0000-0000-7000-8000-000000000000',
  name: '?',
  relativeKind: 'father',
  gender: 'other',
  birthDate: '1900-01-01',
  medicalReason: '?',
  mobility: 'walks',
  emergencyName: '?',
  emergencyPhone: '+919999999999',
  isPermanent: true,
  validFrom: '1900-01-01',
  validTo: '2999-12-31',
  status: 'deceased',
};
