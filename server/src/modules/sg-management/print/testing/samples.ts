import { type DakType, dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter } from '@sewa/contract/sg-management/letters';

export const someLetter: Letter = {
  id: '01900000-0000-7000-8000-000000000001',
  version: 3,
  type: dakTypes.DISPATCH,
  centre: '01900000-0000-7000-8000-000000000002',
  centreName: 'ਤਰਨ ਤਾਰਨ',
  party: 'करोल बाग़, Delhi',
  subject: 'Buses for the November programme',
  kind: 'letter',
  mode: 'courier',
  courierNumber: 'DTDC 4471820',
  enclosures: '2 lists, 1 map',
  theirNumber: '',
  receivedOn: null,
  replyBy: '2026-11-20',
  answers: null,
  answersName: 'ASR-2/2026/R7 · How many come?',
  remarks: '',
  reference: 'ASR-2/2026/D12',
  day: '2026-11-15',
  status: 15,
  isThroughPortal: true,
  isAnswered: false,
  isOverdue: false,
  instruction: '',
  instructedByName: null,
  madeByName: 'Mohinder Singh Gill',
  dispatchedAt: '2026-11-15T05:00:00.000Z',
  dispatchedByName: 'Mohinder Singh Gill',
  receivedAt: '2026-11-17T19:00:00.000Z',
  receivedByName: 'Ram Lal',
  receiver: 'राम लाल',
  holder: '',
  handedOverAt: null,
  acknowledgedAt: null,
  acknowledgedByName: null,
  completedAt: null,
  completedByName: null,
  code: 'D2B4C6D8E9',
  recallReason: '',
  bag: null,
  bagName: null,
  isMissing: false,
};

/** Of two centres, long and short, and what would be markup. */
export function someLetters(count: number, type: DakType): Letter[] {
  const kinds: readonly Partial<Letter>[] = [
    {},
    { centreName: 'Ajnala', subject: '#import("x") *] [', mode: 'hand', courierNumber: '', enclosures: '' },
    {
      subject: 'ਸਰਦੀਆਂ ਵਿੱਚ ਸਤਿਸੰਗ ਦਾ ਸਮਾਂ ਅਤੇ ਸੇਵਾਦਾਰਾਂ ਦੀਆਂ ਡਿਊਟੀਆਂ ਬਾਰੇ ਲੰਮੀ ਚਿੱਠੀ ਜੋ ਕਈ ਕਤਾਰਾਂ ਲੈਂਦੀ ਹੈ',
      replyBy: null,
      receiver: '',
      receivedAt: null,
      status: 5,
    },
  ];
  return Array.from({ length: count }, (_, place) => ({
    ...someLetter,
    ...kinds[place % kinds.length],
    type,
    theirNumber: type === dakTypes.RECEIVE ? `DEL-1/2026/D${place}` : '',
    reference: `ASR-2/2026/${type === dakTypes.RECEIVE ? 'R' : 'D'}${place + 1}`,
  }));
}
