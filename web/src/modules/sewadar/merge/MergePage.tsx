import { merges, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { MergeSteps } from '../../../people/merge/MergeSteps.tsx';
import type { MergeEndpoints } from '../../../people/merge/merge-endpoints.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshSewadars, useSewadar } from '../sewadar.queries.ts';
import { isClosed } from '../sewadar-form.ts';
import { type ComparedField, comparedFields, fieldsBehind } from '../sewadar-sections.ts';
import { useSewadarTexts } from '../use-sewadar-texts.ts';
import { useTrail } from '../use-trail.ts';
import { ChooseOther } from './ChooseOther.tsx';

export function MergePage() {
  const { t } = useTranslation('sewadar');
  const { label } = useResourceWords(sewadars);
  const textOf = useSewadarTexts();
  return (
    <MergeSteps
      kind={{
        endpoints: merges as unknown as MergeEndpoints,
        path: '/sewadar',
        fields: comparedFields.map((name) => ({ name, label: label(name) })),
        textOf: (sewadar, field) => textOf(sewadar, field) ?? '',
        fieldsBehind: (field) => fieldsBehind(field as ComparedField),
        isClosed,
        follows: t('mergeFollows'),
        refresh: refreshSewadars,
      }}
      trail={useTrail()}
      useRecord={useSewadar}
      choose={(sewadar, onChoose) => <ChooseOther sewadar={sewadar} onChoose={onChoose} />}
    />
  );
}
