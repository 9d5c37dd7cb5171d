import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import { premises as premisesResource } from '@sewa/contract/sg-management/premises';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { type FieldsOf, type RowOf, refreshResource } from '../../../ui/resource/resource.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshDue } from '../due/due.queries.ts';

interface PartListProps<R extends Resource> {
  resource: R;
  premises: string;
  /** What a new part begins with. */
  defaults: Partial<FieldsOf<R>>;
  nameOf: (row: RowOf<R>) => string;
  detailsOf: (row: RowOf<R>) => ReactNode;
}

type Open<R extends Resource> = { kind: 'edit'; row: RowOf<R> | null } | { kind: 'remove'; row: RowOf<R> };

const MOST = 200;

/** The halls or the equipment of a satsang ghar, each to be edited where it stands. */
export function PartList<R extends Resource>({
  resource,
  premises,
  defaults,
  nameOf,
  detailsOf,
}: PartListProps<R>) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const { may } = useSession();
  const words = useResourceWords(resource);
  const [open, setOpen] = useState<Open<R> | null>(null);
  const { data } = useQuery({
    queryKey: [resource.list.path, 'of', premises],
    queryFn: ({ signal }) =>
      call(resource.list as Resource['list'], {
        query: { size: MOST, filter: { premises } } as never,
        signal,
      }),
  });
  const rows = ((data as { rows?: unknown[] } | undefined)?.rows ?? []) as RowOf<R>[];
  const mayEdit = may(resource.update.requirement);
  // The lights of the satsang ghar and what is due follow from its parts.
  const refresh = async () =>
    void (await Promise.all([refreshResource(resource), refreshResource(premisesResource), refreshDue()]));
  return (
    <Stack spacing={1} sx={{ mt: 1.5 }}>
      {data && rows.length === 0 && <Typography color="textSecondary">{t('premises.nothing')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Stack
            component="li"
            key={row.id}
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider', alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(row)}</Typography>
              <Typography
                variant="body2"
                color="textSecondary"
                component="div"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {detailsOf(row)}
              </Typography>
            </Box>
            {mayEdit && (
              <>
                <Button
                  size="small"
                  onClick={() => setOpen({ kind: 'edit', row })}
                  aria-label={t('premises.editPart', { name: nameOf(row) })}
                >
                  {t('ui:resource.edit')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  onClick={() => setOpen({ kind: 'remove', row })}
                  aria-label={t('premises.removePart', { name: nameOf(row) })}
                >
                  {t('ui:resource.remove')}
                </Button>
              </>
            )}
          </Stack>
        ))}
      </Box>
      {mayEdit && (
        <Box>
          <Button startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen({ kind: 'edit', row: null })}>
            {t('ui:resource.new', { noun: words.inside.one })}
          </Button>
        </Box>
      )}
      {open?.kind === 'edit' && (
        <ResourceDialog
          resource={resource}
          row={open.row}
          without={['premises'] as never}
          defaults={defaults}
          refresh={refresh}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveDialog
          endpoint={resource.remove}
          id={open.row.id}
          name={nameOf(open.row)}
          text={words.removal}
          onClose={() => setOpen(null)}
          onGone={() => setOpen(null)}
          refresh={refresh}
        />
      )}
    </Stack>
  );
}
