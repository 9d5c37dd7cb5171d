import { markLetters, NO_ENTRY, type RegisterRow } from '@sewa/contract/attendance/register';

const names: readonly [name: string, nameLatin: string][] = [
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ', 'Gurpreet Singh Dhillon'],
  ['सुनीता देवी', 'Sunita Devi'],
  ['Harbhajan Kaur', 'Harbhajan Kaur'],
  [
    'ਸ਼੍ਰੀਮਤੀ ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ ਸਪੁੱਤਰੀ ਸਰਦਾਰ ਮਹਿੰਦਰ ਸਿੰਘ',
    'Shrimati Balwinderpal Kaur Randhawa daughter of Sardar Mohinder Singh',
  ],
  ['#import("x") *bold* _it_ $x$ @ref *]', ''],
  ['कृष्णा श्रीवास्तव', 'Krishna Shrivastava'],
  ['Ramachandrasubrahmanyeswaranlakshminarayanamurthy', ''],
];
const letters = [...Object.values(markLetters), NO_ENTRY, 'P', 'P', 'P'];

/** A month of 31 days; every mark, long and short names in three scripts, and what would be markup. */
export function someRegister(count: number): RegisterRow[] {
  return Array.from({ length: count }, (_, place) => {
    const [name = '', nameLatin = ''] = names[place % names.length] ?? [];
    const days = Array.from(
      { length: 31 },
      (_day, day) => letters[(place * 7 + day * 4) % letters.length] ?? NO_ENTRY,
    );
    const countOf = (letter: string) => days.filter((day) => day === letter).length;
    const [present, late, half] = [countOf('P'), countOf('L'), countOf('H')];
    return {
      sewadar: '01900000-0000-7000-8000-000000000001',
      number: 1000 + place,
      name,
      nameLatin,
      centreName: 'Batala',
      letters: days.join(''),
      ...{ present, late, half, absent: countOf('A'), excused: countOf('E') },
      percentage: place % 5 === 4 ? null : 87,
      sewaDays: present + late + half / 2,
    };
  });
}
