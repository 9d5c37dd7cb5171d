import {
  familyNames,
  menNames,
  type Script,
  type Spellings,
  womenNames,
} from '../server/src/platform/search/names.data.ts';

/** Numbers from 0 to below 1, the same for the same seed. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface CrowdPerson {
  gender: 'male' | 'female';
  name: string;
  nameLatin: string;
  relativeName: string;
}

/** Plausible people, none of them real: common names often, rare ones rarely, each spelled as its writer would. */
export function crowdPerson(chance: Chance): CrowdPerson {
  const gender = chance() < 0.55 ? 'male' : 'female';
  const script = scriptFor(chance());
  const isSikh = chance() < 0.6;
  const given =
    isSikh && chance() < 0.7 ? compound(chance) : often(gender === 'male' ? menNames : womenNames, chance);
  const middle = isSikh ? [familyNames[gender === 'male' ? 0 : 1]] : [];
  const family = isSikh && chance() < 0.6 ? [] : [often(familyNames.slice(2), chance)];
  const parts = [given, ...middle, ...family].filter((part) => part !== undefined);
  const father = [often(menNames, chance), ...(isSikh ? [familyNames[0]] : family)].filter(
    (part) => part !== undefined,
  );
  return {
    gender,
    name: spelled(parts, script, chance),
    nameLatin: spelled(parts, 'latin', chance),
    relativeName: spelled(father, script, chance),
  };
}

function scriptFor(number: number): Script {
  if (number < 0.45) return 'gurmukhi';
  return number < 0.7 ? 'devanagari' : 'latin';
}

/** The first of a list some hundred times as often as the last. */
function often<T>(list: readonly T[], chance: Chance): T {
  const place = Math.floor(list.length * chance() ** 2.5);
  return list[place] as T;
}

function spelled(parts: readonly Spellings[], script: Script, chance: Chance): string {
  return parts
    .map((part) => {
      const spellings = part[script];
      return chance() < 0.85 ? spellings[0] : spellings[Math.floor(chance() * spellings.length)];
    })
    .join(' ');
}

/** Most Punjabi names are made of two parts. */
function compound(chance: Chance): Spellings {
  const first = often(beginnings, chance);
  const second = often(endings, chance);
  const joined = (script: Script) => first[script] + second[script];
  return { latin: [joined('latin')], gurmukhi: [joined('gurmukhi')], devanagari: [joined('devanagari')] };
}

type Part = Readonly<Record<Script, string>>;

const beginnings = parts(
  'Gur ਗੁਰ गुर, Har ਹਰ हर, Jas ਜਸ जस, Man ਮਨ मन, Bal ਬਲ बल, Kul ਕੁਲ कुल, Sukh ਸੁਖ सुख, Raj ਰਾਜ राज, Param ਪਰਮ परम, Amar ਅਮਰ अमर, ' +
    'Jag ਜਗ जग, Sat ਸਤ सत, Nav ਨਵ नव, Karam ਕਰਮ करम, Lakh ਲਖ लख, Dal ਦਲ दल, Ran ਰਣ रण, Sur ਸੁਰ सुर, Tej ਤੇਜ तेज, Prabh ਪ੍ਰਭ प्रभ, ' +
    'Aman ਅਮਨ अमन, Raman ਰਮਨ रमन, Kiran ਕਿਰਨ किरन, Kamal ਕਮਲ कमल, Dil ਦਿਲ दिल, Inder ਇੰਦਰ इंदर, Bhupinder ਭੁਪਿੰਦਰ भुपिंदर, Charan ਚਰਨ चरन, ' +
    'Nir ਨਿਰ निर, Arsh ਅਰਸ਼ अर्श, Mehar ਮੇਹਰ मेहर, Simran ਸਿਮਰਨ सिमरन, Jaspal ਜਸਪਾਲ जसपाल, Sher ਸ਼ੇਰ शेर, Veer ਵੀਰ वीर, Gagan ਗਗਨ गगन, ' +
    'Ravi ਰਵੀ रवि, Roop ਰੂਪ रूप, Jot ਜੋਤ जोत, Ajay ਅਜੈ अजय',
);
const endings = parts(
  'preet ਪ੍ਰੀਤ प्रीत, jit ਜੀਤ जीत, deep ਦੀਪ दीप, winder ਵਿੰਦਰ विंदर, want ਵੰਤ वंत, meet ਮੀਤ मीत, pal ਪਾਲ पाल, bir ਬੀਰ बीर, jot ਜੋਤ जोत, dev ਦੇਵ देव, ' +
    'nam ਨਾਮ नाम, jinder ਜਿੰਦਰ जिंदर, leen ਲੀਨ लीन, charan ਚਰਨ चरन, bans ਬੰਸ बंस, inder ਇੰਦਰ इंदर, noor ਨੂਰ नूर, bhajan ਭਜਨ भजन, kirat ਕੀਰਤ कीरत, ' +
    'simran ਸਿਮਰਨ सिमरन, raj ਰਾਜ राज, mail ਮੇਲ मेल, parkash ਪ੍ਰਕਾਸ਼ प्रकाश, dial ਦਿਆਲ दयाल, tar ਤਾਰ तार, rup ਰੂਪ रूप, sharan ਸ਼ਰਨ शरन, veer ਵੀਰ वीर, roop ਰੂਪ रूप, das ਦਾਸ दास',
);

function parts(list: string): Part[] {
  return list.split(', ').map((entry) => {
    const [latin = '', gurmukhi = '', devanagari = ''] = entry.split(' ');
    return { latin, gurmukhi, devanagari };
  });
}

export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] as T;
}

export function dayIn(chance: Chance, firstYear: number, lastYear: number): string {
  const first = Date.UTC(firstYear, 0, 1);
  const last = Math.min(Date.UTC(lastYear, 11, 31), Date.now());
  return new Date(first + chance() * Math.max(0, last - first)).toISOString().slice(0, 10);
}
