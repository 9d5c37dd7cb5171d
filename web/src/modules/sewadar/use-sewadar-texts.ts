import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useMemo } from 'react';
import { departmentText } from '../../people/department/department-text.ts';
import { usePersonTexts } from '../../people/person/use-person-texts.ts';
import { useFormat } from '../../platform/use-format.ts';
import type { FieldTexts } from '../../ui/resource/use-field-values.tsx';

/** The fields of a sewadar in words; empty where nothing is known. */
export function useSewadarTexts(): FieldTexts<Sewadar> {
  const texts = usePersonTexts<Sewadar>(sewadars);
  const { day } = useFormat();
  return useMemo(
    () => (sewadar, field) => {
      if (field === 'departments')
        return sewadar.departments.map((one) => departmentText(one, day)).join('\n');
      // Said only of the few whom it concerns.
      if (field === 'isBaalSatsang' && !sewadar.isBaalSatsang) return '';
      return texts(sewadar, field);
    },
    [texts, day],
  );
}
