import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { blocks, type SeatBlock } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import { useBlockList } from './block-list.tsx';

export function BlocksPage() {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const list = useList(useBlockList());
  const [open, setOpen] = useState<SeatBlock | 'new' | null>(null);
  const create = may(blocks.create.requirement) && (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setOpen('new')}>
      {t('block.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('tabs.blocks')}
        hasCount
        count={list.total}
        beside={<LiveMark />}
        action={create}
      />
      <OaeTabs />
      <ResourceList
        list={list}
        label={t('tabs.blocks')}
        {...(may(blocks.update.requirement) ? { onRow: setOpen } : {})}
        empty={{ title: t('block.empty'), text: t('block.emptyText'), action: create }}
      />
      {open && <BlockDialog block={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
