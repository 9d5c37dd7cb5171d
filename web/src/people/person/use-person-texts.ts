import { useMemo } from 'react';
import { useFormat } from '../../platform/use-format.ts';
import type { AnyRow, ReadableFields } from '../../ui/resource/resource-fields.ts';
import { type FieldTexts, useFieldTexts } from '../../ui/resource/use-field-values.tsx';
import { usePersonWords } from './use-person-words.ts';

type PersonRow = AnyRow & {
  gender: string;
  relativeKind: string;
  relativeName: string;
  birthDate: string | null;
  isBirthEstimated: boolean;
};

/** The fields of a person's record in words. */
export function usePersonTexts<Row extends PersonRow>(resource: ReadableFields): FieldTexts<Row> {
  const texts = useFieldTexts(resource);
  const { day } = useFormat();
  const words = usePersonWords();
  return useMemo(
    () => (row, field) => {
      if (field === 'relativeName') return words.relative(row);
      if (field !== 'birthDate' || row.birthDate === null) return texts(row, field);
      const age = words.age(row);
      return row.isBirthEstimated ? age : `${day(row.birthDate)} · ${age}`;
    },
    [texts, day, words],
  );
}
