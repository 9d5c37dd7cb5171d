import { birthDateOfAge } from '@sewa/contract/people/person';
import { type Cells, withLatinDigits } from '../../../platform/import/cells.rules.ts';

/** A birth date, a bare year, or an age: the last two are estimates. As in the form, each may stand in the field of the date. */
export function birthCell(cells: Cells, { today }: { today: string }) {
  const text = withLatinDigits(cells.raw('birthDate'));
  if (/^\d{1,3}$/.test(text)) return birthOfAge(cells, 'birthDate', today);
  const year = /^(19|20)\d{2}$/.test(text) ? text : null;
  const told = year === null ? cells.day('birthDate') : `${year}-01-01`;
  if (text !== '' || told !== null) {
    if (told !== null && told > today) cells.note({ field: 'birthDate', code: 'inFuture' });
    if (told !== null && told < '1900-01-01') cells.note({ field: 'birthDate', code: 'tooEarly' });
    return { birth_date: told, is_birth_estimated: year !== null, field: 'birthDate' };
  }
  if (cells.raw('age') === '') return { birth_date: null, is_birth_estimated: false, field: 'birthDate' };
  return birthOfAge(cells, 'age', today);
}

function birthOfAge(cells: Cells, field: 'age' | 'birthDate', today: string) {
  const text = cells.raw(field);
  const age = Number(withLatinDigits(text).replace(/\s*(years?|yrs?|y)\.?$/i, ''));
  if (!Number.isInteger(age) || age < 1 || age > 120) {
    cells.note({ field, code: 'notAnAge', params: { value: text.slice(0, 20) } });
    return { birth_date: null, is_birth_estimated: false, field };
  }
  return { birth_date: birthDateOfAge(age, today), is_birth_estimated: true, field };
}
