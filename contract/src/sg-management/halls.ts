import { z } from 'zod';
import { commonWords } from '../kernel/resource/common-words.ts';
import { longText, textField } from '../kernel/resource/field-kinds.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';

const view = right('SG_MANAGEMENT.RECORD', 'view');
const edit = right('SG_MANAGEMENT.RECORD', 'edit');

export const hallUses = ['satsang', 'langar', 'children', 'other'] as const;

/** A hall of a satsang ghar, with how many it seats. */
export const halls = resource({
  path: '/api/sg-management/hall',
  entity: 'sg_hall',
  words: {
    one: { en: 'Hall', hi: 'हॉल', pa: 'ਹਾਲ' },
    many: { en: 'Halls', hi: 'हॉल', pa: 'ਹਾਲ' },
    fields: {
      premises: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
      premisesName: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
      name: commonWords.name,
      use: {
        en: 'Used for',
        hi: 'किस काम का',
        pa: 'ਕਿਸ ਕੰਮ ਦਾ',
        choices: {
          satsang: { en: 'Satsang', hi: 'सत्संग', pa: 'ਸਤਿਸੰਗ' },
          langar: { en: 'Langar', hi: 'लंगर', pa: 'ਲੰਗਰ' },
          children: { en: 'Baal satsang', hi: 'बाल सत्संग', pa: 'ਬਾਲ ਸਤਿਸੰਗ' },
          other: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
        },
      },
      capacity: { en: 'Capacity', hi: 'कितने लोग बैठें', pa: 'ਕਿੰਨੇ ਬੈਠ ਸਕਣ' },
      area: { en: 'Area (m²)', hi: 'रक़बा (वर्ग मीटर)', pa: 'ਰਕਬਾ (ਵਰਗ ਮੀਟਰ)' },
      notes: commonWords.notes,
    },
  },
  fields: z.object({
    premises: z.uuid(),
    name: textField(80),
    use: z.enum(hallUses),
    capacity: z.number().int().min(1).max(1_000_000),
    area: z.number().int().min(0).max(1_000_000).nullable(),
    notes: longText(500),
  }),
  extra: { premisesName: z.string() },
  sort: ['name', 'capacity'],
  filter: z.object({ premises: z.uuid() }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});
export type Hall = z.infer<typeof halls.row>;
