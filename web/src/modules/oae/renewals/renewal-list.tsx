import { mdiCheckCircleOutline, mdiCircleOffOutline, mdiTimerSandEmpty } from '@mdi/js';
import { renewalStateWords } from '@sewa/contract/oae/logged-words';
import { members } from '@sewa/contract/oae/members';
import { type Renewal, renewalStates, renewals } from '@sewa/contract/oae/renewals';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { personColumns } from '../../../people/person/person-columns.tsx';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { useValidity } from '../members/use-validity.ts';

const looks = {
  waiting: { icon: mdiTimerSandEmpty, tone: 'warning' },
  renewed: { icon: mdiCheckCircleOutline, tone: 'success' },
  ended: { icon: mdiCircleOffOutline, tone: 'default' },
} as const satisfies Record<Renewal['state'], Pick<Status, 'icon' | 'tone'>>;

export function useRenewalList(year: number): ListDefinition<Renewal> {
  const { t } = useTranslation(['oae', 'attachments']);
  const { label } = useResourceWords(members);
  const language = useStore(languageStore);
  const { dateTime } = useFormat();
  const validityOf = useValidity();
  const centres = useCentres().data;
  return useMemo(
    () => ({
      name: 'oae.renewals',
      endpoint: renewals.list,
      sort: 'name',
      event: 'oae.changed',
      fixed: { year },
      filters: [
        {
          field: 'state',
          label: t('renewal.state'),
          kind: 'choice',
          choices: renewalStates.map((value) => ({ value, label: renewalStateWords[value][language] })),
        },
        {
          field: 'isPermanent',
          label: t('list.pass'),
          kind: 'choice',
          choices: [
            { value: true, label: t('validity.permanent') },
            { value: false, label: t('validity.temporary') },
          ],
        },
        {
          field: 'centre',
          label: label('centre'),
          kind: 'choice',
          isSeveral: true,
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
      ],
      columns: [
        ...personColumns<Renewal>({
          photo: t('attachments:photo.title'),
          name: label('name'),
          number: label('number'),
        }),
        { field: 'centre', heading: label('centre'), render: (one) => one.centreName },
        { field: 'validity', heading: t('list.validity'), render: (one) => validityOf(one), isShort: true },
        {
          field: 'state',
          heading: t('renewal.state'),
          render: (one) => (
            <StatusChip label={renewalStateWords[one.state][language]} {...looks[one.state]} />
          ),
          isShort: true,
          card: 'status',
        },
        { field: 'reason', heading: t('renewal.reason'), render: (one) => one.reason || '–' },
        {
          field: 'decided',
          heading: t('renewal.decided'),
          render: (one) =>
            one.decidedAt ? [one.decidedByName, dateTime(one.decidedAt)].filter(Boolean).join(', ') : '–',
          isExtra: true,
        },
      ],
    }),
    [t, label, language, year, dateTime, validityOf, centres],
  );
}
