/** Numbers as people write them: `1-10,15`. */

export type RangeFault = 'empty' | 'unreadable' | 'backwards' | 'tooLarge' | 'tooMany';
export type ReadNumbers = { numbers: number[]; fault: null } | { numbers: null; fault: RangeFault };

export const LARGEST_NUMBER = 999_999;

/** In ascending order, each once. */
export function readNumbers(text: string, mostNumbers: number): ReadNumbers {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return fault('empty');
  const numbers = new Set<number>();
  for (const part of parts) {
    const found = /^(\d+)(?:\s*[-–—]\s*(\d+))?$/.exec(part);
    if (!found) return fault('unreadable');
    const first = Number(found[1]);
    const last = Number(found[2] ?? found[1]);
    if (first < 1) return fault('unreadable');
    if (last > LARGEST_NUMBER || first > LARGEST_NUMBER) return fault('tooLarge');
    if (last < first) return fault('backwards');
    if (last - first >= mostNumbers) return fault('tooMany');
    for (let number = first; number <= last; number++) numbers.add(number);
    if (numbers.size > mostNumbers) return fault('tooMany');
  }
  return { numbers: [...numbers].sort((a, b) => a - b), fault: null };
}

/** As short as it can be written: two in a row are `1-2`. The numbers are in ascending order. */
export function writeNumbers(numbers: readonly number[]): string {
  const spans: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const open = spans.at(-1);
    if (open && number === open.last + 1) open.last = number;
    else spans.push({ first: number, last: number });
  }
  return spans.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** Whether a list in that writing has a number; without unfolding it. */
export function hasNumber(text: string, number: number): boolean {
  return text.split(',').some((part) => {
    const [first = '', last = first] = part.split('-');
    return part !== '' && Number(first) <= number && number <= Number(last);
  });
}

function fault(what: RangeFault): ReadNumbers {
  return { numbers: null, fault: what };
}
