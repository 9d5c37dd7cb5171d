import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { PaperOwner } from '@sewa/contract/papers/paper-owner';
import { type Paper, papers } from '@sewa/contract/papers/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { HearChanges } from '../HearChanges.tsx';
import { useAct } from '../use-act.ts';
import { PaperCard } from './PaperCard.tsx';
import { type PaperAct, PaperDialog } from './PaperDialog.tsx';
import { removePaper, usePapers } from './papers.queries.ts';

interface PapersTabProps {
  owner: PaperOwner;
  ownerId: string;
  /** Nothing is changed, whatever the right. */
  isClosed?: boolean;
  /** A paper was added, renewed, changed or deleted. */
  onChange: () => void;
}

/** The papers of a record that expire, a card for each kind. */
export function PapersTab({ owner, ownerId, isClosed = false, onChange }: PapersTabProps) {
  const { t } = useTranslation('papers');
  const { may } = useSession();
  const record = { owner: owner.name, ownerId };
  const { data: list, error, refetch } = usePapers(record);
  const [open, setOpen] = useState<{ kind: string; doing: PaperAct } | null>(null);
  const [removing, setRemoving] = useState<Paper | null>(null);
  if (error && !list) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!list) return <Skeleton variant="rounded" height={240} />;
  const about = open && owner.paperKinds[open.kind];
  return (
    <>
      <HearChanges event="paper.changed" path={papers.list.path} />
      <Stack component="ul" spacing={1} aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {Object.entries(owner.paperKinds).map(([kind, one]) => {
          const ofKind = list.filter((paper) => paper.kind === kind);
          return (
            <PaperCard
              key={kind}
              about={one}
              current={ofKind.find((paper) => paper.isCurrent) ?? null}
              former={ofKind.filter((paper) => !paper.isCurrent)}
              mayEdit={may(owner.edit) && !isClosed}
              onAct={(doing) => setOpen({ kind, doing })}
              onRemove={setRemoving}
            />
          );
        })}
      </Stack>
      {open && about && (
        <PaperDialog
          record={record}
          kind={open.kind}
          about={about}
          doing={open.doing}
          onDone={onChange}
          onClose={() => setOpen(null)}
        />
      )}
      {removing && (
        <RemovePaper owner={owner} paper={removing} onDone={onChange} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

interface RemovePaperProps {
  owner: PaperOwner;
  paper: Paper;
  onDone: () => void;
  onClose: () => void;
}

function RemovePaper({ owner, paper, onDone, onClose }: RemovePaperProps) {
  const { t } = useTranslation('papers');
  const language = useStore(languageStore);
  const { act, isBusy } = useAct();
  const kind = owner.paperKinds[paper.kind]?.words[language] ?? paper.kind;
  const confirm = () =>
    act({
      run: () => removePaper(paper.id),
      done: t('deleted'),
      failed: t('deleteFailed'),
      onDone: () => {
        onClose();
        onDone();
      },
    });
  return (
    <ConfirmDialog
      title={t('deleteTitle', { kind })}
      text={t(paper.renews === null ? 'deleteText' : 'deleteNewerText')}
      confirmLabel={t('delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
