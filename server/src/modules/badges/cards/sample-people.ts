import { badgeCategoryLabels, badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeTypeValue, badgeTypeOf } from '@sewa/contract/badges/badge-rights';
import sharp from 'sharp';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import type { CardValues } from './card-layers.ts';

/** An everyday name and the longest in each of the three scripts. */
const names: readonly (readonly [name: string, nameLatin: string])[] = [
  ['ਮਹਿੰਦਰ ਸਿੰਘ', 'Mohinder Singh'],
  [
    'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ ਸਪੁੱਤਰੀ ਸਰਦਾਰ ਮਹਿੰਦਰਪਾਲ ਸਿੰਘ ਜੀ',
    'Shrimati Balwinderpal Kaur Randhawa Daughter of Mohinderpal S',
  ],
  ['सुनीता देवी', 'Sunita Devi'],
  [
    'श्रीमती राजराजेश्वरी चंद्रशेखरन लक्ष्मीनारायण सुब्रह्मण्यम् जी',
    'Shrimati Rajarajeshwari Chandrasekharan Lakshminarayan Subram',
  ],
  ['Harjit Kaur', 'Harjit Kaur'],
  [
    'Ramachandrasubrahmanyeswaran Venkatanarasimharajuvaripeta Rao',
    'Ramachandrasubrahmanyeswaran Venkatanarasimharajuvaripeta Rao',
  ],
];

/** A person on whom a design is tried out. */
export function sampleValues(
  sample: number,
  { type, area, format }: { type: BadgeTypeValue; area: string; format: PrintFormat },
): CardValues {
  const [name, nameLatin] = names[sample] ?? ['', ''];
  const isLong = sample % 2 === 1;
  const { language } = format;
  const category = badgeTypeOf(type).categoryKey;
  return {
    name,
    nameLatin: nameLatin === name ? '' : nameLatin,
    number: isLong ? '123456' : '412',
    type: badgeTypeLabels[type][language],
    category: category ? badgeCategoryLabels[category][language] : '',
    centre: isLong ? 'Sri Guru Amar Das Nagar, Majitha Road, Amritsar' : 'Batala',
    department: isLong ? 'Security and traffic at the eastern gate' : 'Langar',
    area,
    validFrom: format.day('2026-01-01') ?? '',
    validTo: format.day('2030-12-31') ?? '',
    attends: type === 4 ? (names[sample - 1] ?? names[0] ?? [''])[0] : '',
  };
}

/** As long as a real code, and no code. */
export const sampleCode = `SAMPLE.${'PORTAL7'.repeat(19)}`;

let drawn: Promise<Buffer> | null = null;

/** A drawn face. */
export function samplePhoto(): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(face)).resize(350, 450).flatten().jpeg({ quality: 82 }).toBuffer();
  return drawn;
}

const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 450"><rect width="350" height="450" fill="#d5dcd8"/>
  <path d="M50 450c0-105 55-145 125-145s125 40 125 145z" fill="#5b7c99"/><circle cx="175" cy="200" r="80" fill="#c39a74"/></svg>`;
