import type { Member } from '@sewa/contract/oae/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import type { PdfPrinter } from '../../../platform/pdf/printer.ts';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPrinter, printTimeZone, testPictures } from '../../../testing/print-tests.ts';
import { passesOf } from './print-passes.ts';

const template = new URL('./passes.typ', import.meta.url);

let printer: PdfPrinter;
beforeAll(() => {
  printer = openTestPrinter();
});
afterAll(() => printer.close());

const attendant = {
  id: '01900000-0000-7000-8000-000000000003',
  sewadar: null,
  name: 'ਹਰਜੀਤ ਕੌਰ',
  nameLatin: 'Harjit Kaur',
  phone: '+919876543299',
  relation: 'ਧੀ',
  gender: 'female' as const,
  photo: 'face',
  passCode: 'A2B4C6D8E9',
};

const some: Member = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 1,
  number: 412,
  centre: '01900000-0000-7000-8000-000000000002',
  centreName: 'Batala',
  sewadar: null,
  sewadarName: null,
  name: 'ਮਹਿੰਦਰ ਸਿੰਘ',
  nameLatin: 'Mohinder Singh',
  relativeKind: 'father',
  relativeName: '',
  gender: 'male',
  birthDate: '1950-01-01',
  isBirthEstimated: true,
  phone: '',
  address: '',
  bloodGroup: 'O+',
  medicalReason: '',
  isPaperMissing: false,
  mobility: 'wheelchair',
  needs: ['hearing', 'oxygen'],
  illnesses: '',
  medicines: '',
  doctorName: '',
  doctorPhone: '',
  emergencyName: '',
  emergencyPhone: '',
  emergencyRelation: '',
  block: null,
  blockName: 'B · ਖੱਬੇ ਅੱਗੇ',
  isPermanent: true,
  validFrom: '2026-01-01',
  validTo: null,
  status: 'active',
  notes: '',
  photo: 'face',
  passCode: 'M2B4C6D8E9',
  attendants: [attendant],
};

/** Permanent and temporary, with every need and none, long names, without photo, and what would be markup. */
const members: readonly Member[] = [
  some,
  {
    ...some,
    number: 413,
    name: 'सुनीता देवी',
    nameLatin: 'Sunita Devi',
    isPermanent: false,
    validTo: '2026-12-31',
    mobility: 'stick',
    needs: ['hearing', 'sight', 'oxygen', 'diet'],
    blockName: null,
    passCode: 'M2B4C6D8F1',
    attendants: [],
  },
  {
    ...some,
    number: 414,
    name: 'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ ਸਪੁੱਤਰੀ ਸਰਦਾਰ ਮਹਿੰਦਰ ਸਿੰਘ',
    nameLatin: 'Shrimati Balwinderpal Kaur Randhawa daughter of Sardar Mohinder Singh',
    mobility: 'stretcher',
    needs: [],
    blockName: 'Ramachandrasubrahmanyeswaran block, third row from the stage',
    passCode: 'M2B4C6D8F2',
    attendants: [{ ...attendant, photo: null, passCode: 'A2B4C6D8F3' }],
  },
  {
    ...some,
    number: 415,
    name: '#import("x") *] [',
    nameLatin: '',
    mobility: 'walks',
    needs: [],
    photo: null,
    passCode: 'M2B4C6D8F4',
    attendants: [],
  },
];
const dataOf = (format: PrintFormat, given = members, attendants = true) => ({
  passes: given.flatMap((member) => passesOf(member, { attendants, format })),
});
const english = formatFor('en', printTimeZone);
const codesOf = ({ passes }: ReturnType<typeof dataOf>) => passes.map(({ code }) => code);

testPictures('passes', () => printer, { template, data: dataOf, codes: codesOf(dataOf(english)) });

test('eight passes stand on a page, a member before the own attendants', async () => {
  const nine = Array.from({ length: 9 }, (_, place) => ({ ...some, number: 500 + place }));
  const pages = await print(dataOf(english, nine));
  expect(pages.map((page) => page.match(/OAE (Permanent|Attendant)/g)?.length)).toEqual([8, 8, 2]);
  expect(pages[0]?.match(/OAE (Permanent|Attendant)/g)?.slice(0, 2)).toEqual([
    'OAE Permanent',
    'OAE Attendant',
  ]);
});

test('attendants stay out where they are not asked for, and nobody is a page as well', async () => {
  const [alone = ''] = await print(dataOf(english, [some], false));
  expect(alone).not.toContain('OAE Attendant');
  const [nobody = ''] = await print(dataOf(english, []));
  expect(nobody).toContain('No member matches this filter.');
});

async function print(data: ReturnType<typeof dataOf>): Promise<string[]> {
  const pdf = await printer.print({
    template,
    language: 'en',
    data,
    person: 'Ravinder',
    area: 'Gurdaspur',
    printedBy: 'Ravinder Kaur',
    codes: codesOf(data),
  });
  return textsOf(pdf);
}
