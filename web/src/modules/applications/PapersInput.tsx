import { mdiClose, mdiFileOutline } from '@mdi/js';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AttachmentType } from '@sewa/contract/attachments/attachment-types';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentAdder } from '../../ui/attachments/AttachmentAdder.tsx';
import { useTypeWords } from '../../ui/attachments/use-type-words.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { papersOf } from './papers.ts';

/** A file that waits for its application to be made. */
export interface Paper {
  id: string;
  type: AttachmentType;
  file: File;
}

interface PapersInputProps {
  type: number;
  name: string;
  papers: readonly Paper[];
  onPapers: (papers: readonly Paper[]) => void;
}

export function PapersInput({ type, name, papers, onPapers }: PapersInputProps) {
  const { t } = useTranslation(['applications', 'attachments']);
  const typeWord = useTypeWords();
  const types = papersOf(type).filter((one) => one !== attachmentTypes.PHOTO);
  const add = (files: File[], of: AttachmentType) =>
    onPapers([...papers, ...files.map((file) => ({ id: newId(), type: of, file }))]);
  const [kind, setKind] = useState<AttachmentType>(types[0] ?? attachmentTypes.OTHERS);
  return (
    <DropZone isOpen onFiles={(files) => add(files, kind)}>
      <Stack spacing={1.5}>
        <AttachmentAdder name={name} types={types} type={kind} onType={setKind} onFiles={add} />
        <Stack
          component="ul"
          spacing={1}
          aria-label={t('papersTitle')}
          sx={{ listStyle: 'none', p: 0, m: 0 }}
        >
          {papers.map((paper) => (
            <Card
              key={paper.id}
              component="li"
              sx={{ pl: 1.5, display: 'flex', gap: 1, alignItems: 'center' }}
            >
              <Icon path={mdiFileOutline} sx={{ color: 'text.secondary' }} />
              <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere', py: 1 }}>
                {typeWord(paper.type)} · {paper.file.name}
              </Typography>
              <IconButton
                aria-label={t('attachments:attachment.deleteNamed', { name: paper.file.name })}
                onClick={() => onPapers(papers.filter((one) => one !== paper))}
              >
                <Icon path={mdiClose} />
              </IconButton>
            </Card>
          ))}
        </Stack>
      </Stack>
    </DropZone>
  );
}
