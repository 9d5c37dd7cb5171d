import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/call.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import type { ListedMerge, MergeEndpoints } from './merge-endpoints.ts';
import { UndoMerge } from './UndoMerge.tsx';

interface MergeBannersProps {
  endpoints: MergeEndpoints;
  /** Where the list of these people is: its queries begin with it. */
  listPath: string;
  /** The address of a record without its id. */
  path: string;
  person: { id: string; mergedInto: string | null };
  refresh: () => Promise<void>;
}

/** Where a merged record went on; and for thirty days that a merge can be undone, the last one first. */
export function MergeBanners({ endpoints, listPath, path, person, refresh }: MergeBannersProps) {
  const { t } = useTranslation('merge');
  const { may } = useSession();
  const { dateTime } = useFormat();
  const [asked, setAsked] = useState<ListedMerge | null>(null);
  const { id, mergedInto } = person;
  const { data } = useQuery({
    queryKey: [listPath, id, 'merges'],
    queryFn: ({ signal }) => call(endpoints.list, { params: { id }, signal }),
  });
  const now = new Date().toISOString();
  const open = data?.filter((one) => one.undoneAt === null && one.undoUntil > now) ?? [];
  return (
    <>
      {mergedInto && (
        <Alert
          severity="info"
          action={
            <Button component={Link} to={`${path}/${mergedInto}`} color="inherit">
              {t('bannerOpenOther')}
            </Button>
          }
        >
          {t('bannerMergedInto')}
        </Alert>
      )}
      {open.map((merge) => (
        <Alert
          key={merge.id}
          severity="info"
          action={
            may(endpoints.undo.requirement) && (
              <Button color="inherit" onClick={() => setAsked(merge)}>
                {t('bannerUndo')}
              </Button>
            )
          }
        >
          {t('bannerMerged', {
            name: merge.name,
            number: merge.number,
            user: merge.userName,
            day: dateTime(merge.at),
            until: dateTime(merge.undoUntil),
          })}
        </Alert>
      ))}
      {asked && (
        <UndoMerge endpoints={endpoints} merge={asked} refresh={refresh} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
