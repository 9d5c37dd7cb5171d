// A long list of plausible people as they stand in a centre's spreadsheet: 26 columns, three scripts, no two alike.
import { isAadhaar } from '@sewa/contract/people/identity-numbers';
import { familyNames, menNames, womenNames } from '../demo/people.ts';

export const headings = [
  'Name',
  'Name in English',
  'Centre',
  'Father/Husband Name',
  'Relation',
  'Gender',
  'DOB',
  'Mobile No',
  'Alternate Phone',
  'Address',
  'Blood Group',
  'Marital Status',
  'Occupation',
  'Education',
  'Languages',
  'Skills',
  'Department',
  'Initiation date',
  'Date of joining',
  'Status',
  'Emergency contact',
  'Emergency phone',
  'Emergency relation',
  'Aadhaar',
  'PAN',
  'Remarks',
];

const pageSize = 500;
const departments = [
  'Langar',
  'Security',
  'Traffic',
  'Cleanliness',
  'Pathi',
  'Medical',
  'Book stall',
  'Canteen',
];

/** Always the same rows for the same number. */
export async function* rowsOfPeople(count: number): AsyncGenerator<string[][]> {
  for (let from = 0; from < count; from += pageSize)
    yield Array.from({ length: Math.min(pageSize, count - from) }, (_, n) => personRow(from + n));
}

function personRow(n: number): string[] {
  const isWoman = n % 2 === 1;
  const first = pick(isWoman ? womenNames : menNames, n);
  const middle = pick(menNames, n >> 3);
  const family = pick(familyNames, n >> 5);
  const made = madeName(n);
  const script = (['latin', 'gurmukhi', 'devanagari'] as const)[n % 3] ?? 'latin';
  const year = 1940 + (n % 60);
  const day = (offset: number) =>
    `${String(1 + ((n + offset) % 28)).padStart(2, '0')}-${String(1 + ((n >> 4) % 12)).padStart(2, '0')}`;
  return [
    `${first[script]} ${middle[script]} ${made} ${family[script]}`,
    `${first.latin} ${middle.latin} ${made} ${family.latin}`,
    `ASR-${1 + (n % 5)}`,
    `${pick(menNames, n >> 2)[script]} ${family[script]}`,
    isWoman ? 'W/o' : 'S/o',
    isWoman ? 'F' : 'M',
    `${day(0)}-${year}`,
    String(7_000_000_000 + n),
    n % 4 === 0 ? String(8_000_000_000 + n) : '',
    `House ${n}, Street ${n % 97}, Ranjit Avenue, Amritsar 143001`,
    pick(['A+', 'B+', 'O+', 'AB+', 'O-'], n),
    pick(['Married', 'Single', 'Widowed'], n),
    pick(['Farmer', 'Teacher', 'Shopkeeper', 'Engineer', 'Homemaker'], n),
    pick(['Matric', 'B.A.', 'M.A.', 'B.Tech', ''], n >> 1),
    'Punjabi; Hindi',
    n % 3 === 0 ? 'Driving; Cooking' : '',
    pick(departments, n),
    `${day(3)}-${year + 22}`,
    `${day(7)}-${Math.min(2025, year + 25)}`,
    'Active',
    `${pick(menNames, n + 1).latin} ${family.latin}`,
    String(9_000_000_000 + n),
    'Brother',
    aadhaarOf(n),
    n % 2 === 0 ? panOf(n) : '',
    n % 7 === 0 ? 'Came from the old register' : '',
  ];
}

/** A name of syllables that nobody else has. */
function madeName(n: number): string {
  const syllables = ['ka', 'mi', 'ru', 'ne', 'so', 'ta', 'li', 've', 'pu', 'da'];
  const name = [...String(n)].map((digit) => syllables[Number(digit)]).join('');
  return name[0]?.toUpperCase() + name.slice(1);
}

function pick<T>(all: readonly T[], n: number): T {
  return all[n % all.length] as T;
}

function aadhaarOf(n: number): string {
  const digits = String(20_000_000_000 + n * 7);
  for (let last = 0; last < 10; last++) if (isAadhaar(`${digits}${last}`)) return `${digits}${last}`;
  return '';
}

function panOf(n: number): string {
  const letter = (by: number) => String.fromCharCode(65 + (Math.floor(n / by) % 26));
  return `${letter(26 ** 2 * 10_000)}${letter(26 * 10_000)}${letter(10_000)}P${letter(1)}${String(n % 10_000).padStart(4, '0')}Z`;
}
