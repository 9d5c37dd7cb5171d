import { mdiPaperclip } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { type AttachmentType, attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { DropZone } from '../DropZone.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import { AttachmentAdder } from './AttachmentAdder.tsx';
import { AttachmentItem } from './AttachmentItem.tsx';
import { allTypes, usualType } from './attachment-types.ts';
import { type Owner, useAttachments } from './attachments.queries.ts';
import { SendingList } from './SendingList.tsx';
import { useUploads } from './use-uploads.ts';

interface AttachmentsTabProps extends Owner {
  /** What it takes to add and to delete, as for the record itself. */
  edit: Requirement;
  /** Whose record it is: it names the photo. */
  name: string;
  /** What is usually asked of this kind of record; the first is suggested. Left out: all types. */
  types?: readonly AttachmentType[];
  /** What a file can be for, by the name that its owner declares; the first is suggested. */
  purposes?: Readonly<Record<string, Texts>> | undefined;
  /** A record that is closed takes nothing more. */
  isClosed?: boolean;
  /** What a closed record still takes. */
  openPurposes?: readonly string[];
  /** Something was added or taken away, or another picture is the photo now. */
  onChange?: () => void;
}

/** The papers and pictures of any record. */
export function AttachmentsTab({
  owner,
  ownerId,
  edit,
  name,
  types = allTypes,
  purposes,
  isClosed = false,
  openPurposes = [],
  onChange,
}: AttachmentsTabProps) {
  const { t } = useTranslation('attachments');
  const { may } = useSession();
  const isOpenFor = (one: string) => may(edit) && (!isClosed || openPurposes.includes(one));
  const open = purposes && Object.fromEntries(Object.entries(purposes).filter(([one]) => isOpenFor(one)));
  const mayEdit = may(edit) && (!isClosed || Object.keys(open ?? {}).length > 0);
  const query = useAttachments({ owner, ownerId });
  const uploads = useUploads({ owner, ownerId }, onChange);
  const [type, setType] = useState(usualType(types));
  const [chosen, setChosen] = useState('');
  // The record may be closed while a purpose is chosen.
  const purpose = open && chosen in open ? chosen : (Object.keys(open ?? {})[0] ?? '');
  const language = useStore(languageStore);
  const list = query.data;
  if (query.error && !list) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (list === undefined) return <ListSkeleton />;
  const adder = (
    <AttachmentAdder
      name={name}
      types={types}
      type={type}
      onType={setType}
      purposes={open && { words: open, chosen: purpose, onChoose: setChosen }}
      onFiles={(files, chosenType) => void uploads.send(files, chosenType, purpose)}
    />
  );
  return (
    <DropZone isOpen={mayEdit} onFiles={(files) => void uploads.send(files, type, purpose)}>
      <Stack spacing={2}>
        {mayEdit && adder}
        <SendingList sendings={uploads.sendings} onDismiss={uploads.dismiss} />
        <Box role="status" sx={visuallyHidden}>
          {uploads.said}
        </Box>
        {list.length === 0 ? (
          <EmptyState
            icon={mdiPaperclip}
            title={t('attachment.empty')}
            text={t(mayEdit ? 'attachment.emptyText' : 'attachment.emptyReadOnly')}
          />
        ) : (
          <Stack
            component="ul"
            spacing={1}
            aria-label={t('attachment.title')}
            sx={{ listStyle: 'none', p: 0, m: 0 }}
          >
            {list.map((attachment) => (
              <AttachmentItem
                key={attachment.id}
                attachment={attachment}
                mayEdit={isOpenFor(attachment.purpose)}
                purpose={purposes?.[attachment.purpose]?.[language]}
                hasPhoto={types.includes(attachmentTypes.PHOTO)}
                onChange={() => onChange?.()}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </DropZone>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack spacing={1} role="status" aria-label={t('loading')}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={76} />
      <Skeleton variant="rounded" height={76} />
    </Stack>
  );
}
