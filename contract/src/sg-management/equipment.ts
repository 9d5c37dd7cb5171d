import { z } from 'zod';
import { commonWords } from '../kernel/resource/common-words.ts';
import { longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { paperStates } from '../papers/paper-state.ts';
import { premisesSubjects } from './enums.ts';
import { subjectLabels } from './premises-labels.ts';

const view = right('SG_MANAGEMENT.RECORD', 'view');
const edit = right('SG_MANAGEMENT.RECORD', 'edit');

/** Something that is serviced: a generator, a pump, a lift, an inverter. */
export const equipment = resource({
  path: '/api/sg-management/equipment',
  entity: 'sg_equipment',
  words: {
    one: { en: 'Item of equipment', hi: 'उपकरण', pa: 'ਸਾਜ਼ੋ-ਸਾਮਾਨ' },
    many: { en: 'Equipment', hi: 'उपकरण', pa: 'ਸਾਜ਼ੋ-ਸਾਮਾਨ' },
    fields: {
      premises: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
      premisesName: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
      subject: { en: 'Belongs to', hi: 'किस विषय का', pa: 'ਕਿਸ ਵਿਸ਼ੇ ਦਾ', choices: subjectLabels },
      name: commonWords.name,
      make: { en: 'Make and model', hi: 'कंपनी और मॉडल', pa: 'ਕੰਪਨੀ ਅਤੇ ਮਾਡਲ' },
      serial: { en: 'Serial number', hi: 'सीरियल नंबर', pa: 'ਸੀਰੀਅਲ ਨੰਬਰ' },
      quantity: { en: 'Quantity', hi: 'कितने', pa: 'ਕਿੰਨੇ' },
      place: { en: 'Where', hi: 'कहाँ', pa: 'ਕਿੱਥੇ' },
      serviceMonths: { en: 'Service every (months)', hi: 'सर्विस हर (महीने)', pa: 'ਸਰਵਿਸ ਹਰ (ਮਹੀਨੇ)' },
      lastService: { en: 'Last serviced', hi: 'पिछली सर्विस', pa: 'ਪਿਛਲੀ ਸਰਵਿਸ' },
      nextService: { en: 'Next service', hi: 'अगली सर्विस', pa: 'ਅਗਲੀ ਸਰਵਿਸ' },
      serviceState: {
        en: 'Service',
        hi: 'सर्विस',
        pa: 'ਸਰਵਿਸ',
        choices: {
          lapsed: { en: 'Overdue', hi: 'देर हुई', pa: 'ਦੇਰ ਹੋਈ' },
          within7: { en: 'Due within 7 days', hi: '7 दिन में', pa: '7 ਦਿਨਾਂ ਵਿੱਚ' },
          within14: { en: 'Due within 14 days', hi: '14 दिन में', pa: '14 ਦਿਨਾਂ ਵਿੱਚ' },
          within30: { en: 'Due within 30 days', hi: '30 दिन में', pa: '30 ਦਿਨਾਂ ਵਿੱਚ' },
          valid: { en: 'In time', hi: 'समय पर', pa: 'ਸਮੇਂ ਸਿਰ' },
        },
      },
      notes: commonWords.notes,
    },
  },
  fields: z.object({
    premises: z.uuid(),
    subject: z.enum(premisesSubjects),
    name: textField(120),
    make: optionalText(120),
    serial: optionalText(60),
    quantity: z.number().int().min(1).max(100_000),
    place: optionalText(120),
    serviceMonths: z.number().int().min(1).max(120).nullable(),
    lastService: daySchema.nullable(),
    notes: longText(500),
  }),
  extra: {
    premisesName: z.string(),
    nextService: daySchema.nullable(),
    serviceState: z.enum(paperStates).nullable(),
  },
  sort: ['name'],
  filter: z.object({ premises: z.uuid() }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});
export type Equipment = z.infer<typeof equipment.row>;
