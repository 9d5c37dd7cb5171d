import {
  type AttendantColumns,
  attendantColumns,
  attendantParts,
} from '@sewa/contract/oae/attendant-columns';
import type { Cells } from '../../../../platform/import/cells.rules.ts';
import { genderWords } from '../../../people/public.ts';
import type { WishedAttendant } from '../../attendants/attendant.rules.ts';

interface AttendantCells {
  /** Where the attendant stands in the list. */
  columns: AttendantColumns;
  attendant: WishedAttendant;
}

/** The attendants of a row: of those columns in which anything is written. */
export function readAttendants(cells: Cells): AttendantCells[] {
  return attendantColumns
    .filter((columns) => attendantParts.some((part) => cells.raw(columns[part]) !== ''))
    .map((columns) => ({ columns, attendant: attendantIn(cells, columns) }));
}

/** `attendants.1.phone`, where a rule finds something wrong, as the column that it stands in. */
export function columnAt(path: string, attendants: readonly AttendantCells[]): string {
  const [list, place, part] = path.split('.');
  if (list !== 'attendants') return path;
  const columns = attendants[Number(place)]?.columns;
  const known = attendantParts.find((one) => one === part);
  return columns && known ? columns[known] : path;
}

const longest = { name: 120, relation: 60 };

function attendantIn(cells: Cells, columns: AttendantColumns): WishedAttendant {
  const name = cells.text(columns.name, { most: longest.name, isRequired: true });
  const phone = cells.phone(columns.phone);
  const relation = cells.text(columns.relation, { most: longest.relation });
  const gender = cells.choice(columns.gender, genderWords);
  if (cells.raw(columns.gender) === '') cells.note({ field: columns.gender, code: 'missing' });
  // What is missing or too long is noted. Something stands in its place, so that the rules judge the rest.
  return {
    sewadar: null,
    name: name === '' || name.length > longest.name ? '?' : name,
    nameLatin: '',
    phone,
    relation: relation.length > longest.relation ? '' : relation,
    gender: gender ?? 'other',
  };
}
