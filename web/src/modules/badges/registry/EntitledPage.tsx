import { mdiCardAccountDetailsOutline } from '@mdi/js';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { badges } from '@sewa/contract/badges/badges';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { badgePath } from './badge.queries.ts';
import { useCandidateList } from './candidate-list.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { useBadgeTypes } from './use-badge-types.ts';

/** Who is entitled to a badge of a type and has no valid one. */
export function EntitledPage() {
  const { t } = useTranslation('badges');
  const words = useResourceWords(badges);
  const types = useBadgeTypes();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('type'));
  const type = (types.find(({ value }) => value === asked) ?? types[0])?.value ?? 1;
  const list = useList(useCandidateList(type));
  return (
    <>
      <PageHeader
        trail={[{ label: words.many, to: badgePath }]}
        title={t('entitled.title')}
        hasCount
        count={list.total}
        action={
          <TextField
            select
            size="small"
            value={type}
            onChange={(event) => setParams({ type: event.target.value })}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.label('type') } } }}
            sx={{ minWidth: 180 }}
          >
            {types.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <SectionTabs section={badgePath} />
      <ResourceList
        list={list}
        label={t('entitled.title')}
        bulkActions={[
          {
            label: t('issue.action'),
            icon: mdiCardAccountDetailsOutline,
            requirement: badges.issue.requirement,
            act: {
              kind: 'dialog',
              render: (props) => <IssueDialog type={type} chosen={props} onClose={props.onClose} />,
            },
          },
        ]}
        empty={{ title: t('entitled.empty'), text: t('entitled.emptyText') }}
      />
    </>
  );
}
