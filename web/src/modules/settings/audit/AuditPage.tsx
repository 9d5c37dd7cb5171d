import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { useTranslation } from 'react-i18next';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ChangeEntry } from '../../../ui/record/ChangeEntry.tsx';
import { type ChangeWords, useChangeWords } from '../../../ui/record/change-words.ts';
import { useOrgNames } from '../use-org-names.ts';
import { useTrail } from '../use-trail.ts';
import { useAuditList } from './audit-list.ts';
import { NewEntries } from './NewEntries.tsx';

export function AuditPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail();
  const words = useChangeWords(useOrgNames());
  const list = useList(useAuditList());
  return (
    <>
      <PageHeader trail={trail} title={t('section.audit.title')} hasCount count={list.total} />
      <NewEntries list={list} />
      <ResourceList
        list={list}
        label={t('section.audit.title')}
        empty={{ title: t('audit.empty') }}
        renderRows={(rows) => (
          <Stack
            component="ul"
            spacing={1}
            sx={{ listStyle: 'none', p: 0, m: 0 }}
            aria-label={t('section.audit.title')}
          >
            {words &&
              rows.map((change) => (
                <li key={change.id}>
                  <ChangeEntry
                    change={change}
                    words={words}
                    subject={<Subject change={change} words={words} />}
                  />
                </li>
              ))}
          </Stack>
        )}
      />
    </>
  );
}

/** What was changed: its name at that time, what it is, and whose record it belongs to. */
function Subject({ change, words }: { change: Change; words: ChangeWords }) {
  const { t } = useTranslation('record');
  const kind = words.entity(change.entity);
  return (
    <>
      <Typography component="span" sx={{ fontWeight: 500 }}>
        {change.recordTitle ?? (change.title || kind)}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
        {change.isHidden
          ? t('history.hidden')
          : [kind, change.recordTitle && change.title].filter(Boolean).join(': ')}
      </Typography>
    </>
  );
}
