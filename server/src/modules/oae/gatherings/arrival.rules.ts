import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { gatherings } from '@sewa/contract/oae/gatherings';

type Warning = ReplyOf<typeof gatherings.arrive>['warnings'][number];

interface SeatOfMember {
  /** The member's own block, where it is one of this gathering's place. */
  own: string | null;
  /** Where the member sits today; null when not here. */
  today: string | null;
}

/** Members go where the gate says, else to their own block; attendants go where their member is. */
export function blockFor(
  kind: 'member' | 'attendant',
  given: BodyOf<typeof gatherings.arrive>['block'],
  { own, today }: SeatOfMember,
): string | null {
  return kind === 'member' ? (given ?? own) : (today ?? own ?? given);
}

/** Let in all the same: at a gate nobody is sent home by a screen. */
export function warningsFor(arrival: {
  onDay: string;
  member: { status: string; isPermanent: boolean; validFrom: string; validTo: string | null };
  /** Of the badge that was scanned; the days of the member are judged besides. */
  isPassOutOfDate: boolean;
  hasBlock: boolean;
  isBlockFull: boolean;
  isMemberHere: boolean;
}): Warning[] {
  const { onDay, member } = arrival;
  const isAfter = !member.isPermanent && member.validTo !== null && member.validTo < onDay;
  const found: [Warning, boolean][] = [
    ['expired', arrival.isPassOutOfDate || isAfter || member.validFrom > onDay],
    ['inactive', member.status !== 'active'],
    ['blockFull', arrival.isBlockFull],
    ['memberNotHere', !arrival.isMemberHere],
    ['noBlock', !arrival.hasBlock],
  ];
  return found.filter(([, isSo]) => isSo).map(([warning]) => warning);
}

/** So many letters a word needs to stand for a name; a letter of the Indian scripts is a syllable. */
const fewestLetters = { latin: 3, indic: 2 } as const;

/** What of a search is enough to look for people of other centres: nobody is named by an initial. */
export function wordsThatName(text: string): string {
  const isName = (word: string) => {
    const letters = word.match(/\p{L}/gu) ?? [];
    const isLatin = /\p{Script=Latin}/u.test(word);
    return letters.length >= (isLatin ? fewestLetters.latin : fewestLetters.indic);
  };
  return text.normalize('NFC').split(/\s+/).filter(isName).join(' ');
}
