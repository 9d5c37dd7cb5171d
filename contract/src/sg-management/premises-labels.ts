import type { Texts } from '../kernel/values/languages.ts';
import type { Condition, PremisesSubject } from './enums.ts';

export const subjectLabels = {
  land: { en: 'Land and buildings', hi: 'ज़मीन और इमारत', pa: 'ਜ਼ਮੀਨ ਅਤੇ ਇਮਾਰਤ' },
  halls: { en: 'Halls', hi: 'हॉल', pa: 'ਹਾਲ' },
  parking: { en: 'Parking', hi: 'पार्किंग', pa: 'ਪਾਰਕਿੰਗ' },
  kitchen: { en: 'Kitchen (langar)', hi: 'रसोई (लंगर)', pa: 'ਰਸੋਈ (ਲੰਗਰ)' },
  water: { en: 'Water', hi: 'पानी', pa: 'ਪਾਣੀ' },
  power: { en: 'Power', hi: 'बिजली', pa: 'ਬਿਜਲੀ' },
  toilets: { en: 'Toilets', hi: 'शौचालय', pa: 'ਪਖ਼ਾਨੇ' },
  fireSafety: { en: 'Fire safety', hi: 'आग से बचाव', pa: 'ਅੱਗ ਤੋਂ ਬਚਾਅ' },
  accessibility: { en: 'Accessibility', hi: 'व्हीलचेयर सुविधा', pa: 'ਵ੍ਹੀਲਚੇਅਰ ਸਹੂਲਤ' },
  equipment: { en: 'Equipment', hi: 'उपकरण', pa: 'ਸਾਜ਼ੋ-ਸਾਮਾਨ' },
} as const satisfies Record<PremisesSubject, Texts>;

export const conditionLabels = {
  good: { en: 'Good', hi: 'ठीक', pa: 'ਠੀਕ' },
  attention: { en: 'Needs attention', hi: 'ध्यान देना है', pa: 'ਧਿਆਨ ਦੇਣਾ ਹੈ' },
  bad: { en: 'Not usable', hi: 'ख़राब', pa: 'ਖ਼ਰਾਬ' },
} as const satisfies Record<Condition, Texts>;
