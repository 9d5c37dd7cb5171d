import type { AttachmentOwner } from '@sewa/contract/attachments/attachment-owner';
import { AttachmentsTab } from './AttachmentsTab.tsx';
import { allTypes } from './attachment-types.ts';

/** The papers and pictures of a record, with the rights, types and purposes that the owner declares. */
export function OwnedAttachments({
  owner,
  ...record
}: {
  owner: AttachmentOwner;
  ownerId: string;
  name: string;
  /** Nothing is added or deleted, whatever the right. */
  isClosed?: boolean;
  /** Except for these purposes. */
  openPurposes?: readonly string[];
  onChange?: () => void;
}) {
  return (
    <AttachmentsTab
      {...record}
      owner={owner.name}
      edit={owner.edit}
      types={owner.types ?? allTypes}
      purposes={owner.purposes}
    />
  );
}
