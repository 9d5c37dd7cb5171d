import { randomUUID } from 'node:crypto';
import { columnOfField } from '@sewa/contract/kernel/resource/columns';
import { isAadhaar, isMask, isPan } from '@sewa/contract/people/identity-numbers';
import type { SewadarImportField } from '@sewa/contract/sewadar/import-columns';
import { sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import {
  type Cells,
  type ChoiceWords,
  createCells,
  withLatinDigits,
} from '../../../platform/import/cells.rules.ts';
import { cellReader, type ReadCell } from '../../../platform/import/field-cells.ts';
import type { ParseRow } from '../../../platform/import/row-parser.ts';
import {
  birthCell,
  bloodGroupWords,
  centreCell,
  genderWords,
  identityHash,
  type NameableCentre,
  nameColumns,
  relativeCells,
} from '../../people/public.ts';
import { isTooYoung, leftOn } from '../sewadar.rules.ts';
import { maritalWords, statusWords } from './choice-words.ts';

/** What reading a list needs to know of the area and of its reader. */
export interface SewadarParserContext {
  secret: string;
  today: string;
  centres: readonly NameableCentre[];
  /** The departments of the area, as they are spelt there. */
  departments: readonly string[];
}

/** Fields that are read together with others, or by what the area has. */
const readersOfTheirOwn = {
  centre: true,
  name: true,
  nameLatin: true,
  relativeKind: true,
  relativeName: true,
  gender: true,
  birthDate: true,
  isBirthEstimated: true,
  departments: true,
  initiationDate: true,
  joinedOn: true,
  aadhaar: true,
  pan: true,
  isBaalSatsang: true,
  status: true,
} as const;
type PlainField = Exclude<keyof typeof sewadarFields.shape, keyof typeof readersOfTheirOwn>;

const further: Partial<Record<PlainField, ChoiceWords<string>>> = {
  bloodGroup: bloodGroupWords,
  maritalStatus: maritalWords,
};

const plainReaders = Object.keys(sewadarFields.shape)
  .filter((field): field is PlainField => !(field in readersOfTheirOwn))
  .map((field): [column: string, read: ReadCell] => [
    columnOfField(field, { isId: false }),
    cellReader(field, sewadarFields.shape[field], {
      words: sewadarWords.fields[field],
      further: further[field],
    }),
  ]);

const readBaalSatsang = cellReader('isBaalSatsang', sewadarFields.shape.isBaalSatsang, {
  words: sewadarWords.fields.isBaalSatsang,
});

/** One line of a list as the columns of a sewadar; identity numbers leave here as a hash and their last four. */
export const parseRow: ParseRow<SewadarParserContext> = (texts, context) => {
  const issues: Parameters<typeof createCells>[1] = [];
  const cells = createCells(texts, issues);
  const birth = birthCell(cells, context);
  const isBaalSatsang = readBaalSatsang(cells) === true;
  if (birth.birth_date !== null && isTooYoung({ birthDate: birth.birth_date, isBaalSatsang }, context.today))
    cells.note({ field: birth.field, code: 'tooYoung' });
  const status = cells.choice('status', statusWords) ?? 'active';
  const names = nameColumns({
    name: cells.text('name', { most: 120, isRequired: true }),
    nameLatin: cells.text('nameLatin', { most: 120 }),
  });
  const relative = relativeCells(cells);
  const content: Record<string, unknown> = {
    number: cells.number('number', 99_999_999),
    centre_id: centreCell(cells, context.centres),
    ...names,
    relative_kind: relative.relativeKind,
    relative_name: relative.relativeName,
    gender: genderOf(cells),
    birth_date: birth.birth_date,
    is_birth_estimated: birth.is_birth_estimated,
    departments: departmentsOf(cells, context),
    initiation_date: pastDay(cells, 'initiationDate', context),
    joined_on: pastDay(cells, 'joinedOn', context),
    status,
    left_on: leftOn({ status, before: null, today: context.today }),
    is_baal_satsang: isBaalSatsang,
  };
  for (const [column, read] of plainReaders) content[column] = read(cells);
  Object.assign(content, identityOf(cells, context));
  return { content, issues };
};

function genderOf(cells: Cells): string | null {
  if (cells.raw('gender') === '') cells.note({ field: 'gender', code: 'missing' });
  return cells.choice('gender', genderWords);
}

function pastDay(cells: Cells, field: SewadarImportField, { today }: SewadarParserContext): string | null {
  const day = cells.day(field);
  if (day !== null && day > today) cells.note({ field, code: 'inFuture' });
  return day;
}

function departmentsOf(cells: Cells, context: SewadarParserContext) {
  return cells.words('departments', { most: 20, longest: 80 }).map((name) => ({
    id: randomUUID(),
    department: spellingsOf(context.departments).get(name.toLowerCase()) ?? name,
  }));
}

/** As the area spells them, made once for a file. */
function spellingsOf(departments: readonly string[]): Map<string, string> {
  const known = made.get(departments);
  if (known) return known;
  const spellings = new Map(departments.map((name) => [name.toLowerCase(), name]));
  made.set(departments, spellings);
  return spellings;
}
const made = new WeakMap<readonly string[], Map<string, string>>();

/** What an export shows of a number, its mask, says nothing: the number is simply not known. */
function identityOf(cells: Cells, { secret }: SewadarParserContext) {
  const [aadhaar, pan] = (['aadhaar', 'pan'] as const).map((kind) => {
    const text = cells.raw(kind);
    const number = withLatinDigits(text).replace(/[\s-]/g, '').replace(/\.0$/, '').toUpperCase();
    if (number === '' || isMask(text)) return { last4: null, hash: null };
    if (!(kind === 'aadhaar' ? isAadhaar(number) : isPan(number))) {
      cells.note({ field: kind, code: kind === 'aadhaar' ? 'notAadhaar' : 'notPan' });
      return { last4: null, hash: null };
    }
    return { last4: number.slice(-4), hash: `\\x${identityHash(kind, number, secret).toString('hex')}` };
  });
  return {
    aadhaar_last4: aadhaar?.last4 ?? null,
    aadhaar_hash: aadhaar?.hash ?? null,
    pan_last4: pan?.last4 ?? null,
    pan_hash: pan?.hash ?? null,
  };
}
