import {
  mdiAccountBoxOutline,
  mdiFileImageOutline,
  mdiFileLockOutline,
  mdiFilePdfBox,
  mdiOpenInNew,
  mdiTrashCanOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Attachment,
  attachments,
  identityPaperTypes,
  openIdentityPapers,
} from '@sewa/contract/attachments/attachments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../platform/call.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';
import { photoUrl } from '../photo/PhotoAvatar.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { useAct } from '../use-act.ts';
import { WhyNot } from '../WhyNot.tsx';
import { makePhoto } from './attachments.queries.ts';
import { RemoveAttachment } from './RemoveAttachment.tsx';
import { useTypeWords } from './use-type-words.ts';

interface AttachmentItemProps {
  attachment: Attachment;
  mayEdit: boolean;
  /** What it is for, in words. */
  purpose?: string | undefined;
  /** False: records of this kind have no photo. */
  hasPhoto?: boolean;
  onChange: () => void;
}

export function AttachmentItem({
  attachment,
  mayEdit,
  purpose,
  hasPhoto = true,
  onChange,
}: AttachmentItemProps) {
  const { t } = useTranslation('attachments');
  const { may } = useSession();
  const { act, isBusy } = useAct();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, name } = attachment;
  const isIdentityPaper = identityPaperTypes.includes(attachment.type);
  const mayOpen = !isIdentityPaper || may(openIdentityPapers);
  const mayBePhoto =
    mayEdit && hasPhoto && !isIdentityPaper && !attachment.isPhoto && attachment.mime.startsWith('image/');
  const choose = () =>
    act({
      run: () => makePhoto(id),
      done: t('attachment.madePhoto'),
      failed: t('photo.failed'),
      onDone: onChange,
    });
  return (
    <Card component="li" sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Thumbnail attachment={attachment} isIdentityPaper={isIdentityPaper} />
      <Words attachment={attachment} purpose={purpose} isIdentityPaper={isIdentityPaper} mayOpen={mayOpen} />
      <Stack direction="row" useFlexGap sx={{ ml: 'auto', alignItems: 'center', flexWrap: 'wrap' }}>
        {mayBePhoto && (
          <Button
            loading={isBusy}
            startIcon={<Icon path={mdiAccountBoxOutline} />}
            onClick={() => void choose()}
          >
            {t('attachment.makePhoto')}
          </Button>
        )}
        {mayOpen ? (
          <FileButton
            act="open"
            href={callUrl(attachments.file, { params: { id } })}
            aria-label={t('attachment.openNamed', { name })}
            startIcon={<Icon path={mdiOpenInNew} />}
          >
            {t('attachment.open')}
          </FileButton>
        ) : (
          <WhyNot requirement={openIdentityPapers} />
        )}
        {mayEdit && (
          <IconButton onClick={() => setIsRemoving(true)} aria-label={t('attachment.deleteNamed', { name })}>
            <Icon path={mdiTrashCanOutline} />
          </IconButton>
        )}
      </Stack>
      {isRemoving && (
        <RemoveAttachment attachment={attachment} onDone={onChange} onClose={() => setIsRemoving(false)} />
      )}
    </Card>
  );
}

function Thumbnail({ attachment, isIdentityPaper }: { attachment: Attachment; isIdentityPaper: boolean }) {
  const frame = { width: 56, height: 56, flexShrink: 0, borderRadius: 1 } as const;
  if (attachment.hasThumbnail && !isIdentityPaper) {
    return (
      <Box
        component="img"
        src={photoUrl(attachment.id, 'thumbnail')}
        alt=""
        loading="lazy"
        sx={{ ...frame, objectFit: 'cover' }}
      />
    );
  }
  const papers = attachment.mime === 'application/pdf' ? mdiFilePdfBox : mdiFileImageOutline;
  return (
    <Box
      sx={{
        ...frame,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      <Icon path={isIdentityPaper ? mdiFileLockOutline : papers} />
    </Box>
  );
}

function Words(props: {
  attachment: Attachment;
  purpose?: string | undefined;
  isIdentityPaper: boolean;
  mayOpen: boolean;
}) {
  const { t } = useTranslation('attachments');
  const typeWord = useTypeWords();
  const { number, dateTime } = useFormat();
  const { type, name, bytes, isPhoto, addedByName, addedAt } = props.attachment;
  const size = t('attachment.kilobytes', { size: number(Math.max(1, Math.round(bytes / 1024))) });
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{props.purpose ?? typeWord(type)}</Typography>
        {isPhoto && <StatusChip label={t('attachment.isPhoto')} icon={mdiAccountBoxOutline} tone="success" />}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {name} · {size}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('attachment.addedBy', { user: addedByName, when: dateTime(addedAt) })}
        {props.isIdentityPaper && ` · ${t(props.mayOpen ? 'attachment.recorded' : 'attachment.locked')}`}
      </Typography>
    </Box>
  );
}
