import { mdiOpenInNew, mdiPencilOutline, mdiPlus, mdiRefresh, mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { attachments, identityPaperTypes, openIdentityPapers } from '@sewa/contract/attachments/attachments';
import type { PaperKind } from '@sewa/contract/papers/paper-owner';
import { paperState } from '@sewa/contract/papers/paper-state';
import type { Paper } from '@sewa/contract/papers/papers';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../platform/call.ts';
import { languageStore } from '../../platform/language.ts';
import { useSession } from '../../platform/session.ts';
import { useStore } from '../../platform/store.ts';
import { today } from '../../platform/today.ts';
import { useFormat } from '../../platform/use-format.ts';
import { FileButton } from '../FileButton.tsx';
import { Icon } from '../Icon.tsx';
import { StatusChip } from '../StatusChip.tsx';
import type { PaperAct } from './PaperDialog.tsx';
import { usePaperLight } from './paper-look.ts';

interface PaperCardProps {
  about: PaperKind;
  current: Paper | null;
  former: readonly Paper[];
  mayEdit: boolean;
  onAct: (doing: PaperAct) => void;
  onRemove: (paper: Paper) => void;
}

/** One kind of paper: the current one with its light, and those that it renewed. */
export function PaperCard({ about, current, former, mayEdit, onAct, onRemove }: PaperCardProps) {
  const { t } = useTranslation('papers');
  const language = useStore(languageStore);
  const lightOf = usePaperLight();
  const kind = about.words[language];
  const missing = about.isRequired ? <StatusChip {...lightOf('missing')} /> : null;
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {kind}
            </Typography>
            {current ? <StatusChip {...lightOf(paperState(current.validUntil, today()))} /> : missing}
          </Stack>
          {current ? (
            <PaperFacts paper={current} />
          ) : (
            <Typography color="textSecondary">{t('none')}</Typography>
          )}
        </Box>
        <Stack direction="row" useFlexGap spacing={0.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          {current && <ScanButton paper={current} kind={kind} />}
          {mayEdit && current === null && (
            <Button
              startIcon={<Icon path={mdiPlus} />}
              onClick={() => onAct({ act: 'add' })}
              aria-label={t('addNamed', { kind })}
            >
              {t('add')}
            </Button>
          )}
          {mayEdit && current && (
            <>
              <Button
                startIcon={<Icon path={mdiRefresh} />}
                onClick={() => onAct({ act: 'renew', paper: current })}
                aria-label={t('renewNamed', { kind })}
              >
                {t('renew')}
              </Button>
              <IconButton
                onClick={() => onAct({ act: 'edit', paper: current })}
                aria-label={t('editNamed', { kind })}
              >
                <Icon path={mdiPencilOutline} />
              </IconButton>
              <IconButton onClick={() => onRemove(current)} aria-label={t('deleteNamed', { kind })}>
                <Icon path={mdiTrashCanOutline} />
              </IconButton>
            </>
          )}
        </Stack>
      </Stack>
      {former.length > 0 && <FormerPapers papers={former} kind={kind} />}
    </Card>
  );
}

function PaperFacts({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const { day } = useFormat();
  const facts = [t('validUntil', { day: day(paper.validUntil) }), paper.number, paper.notes];
  return <Typography sx={{ overflowWrap: 'anywhere' }}>{facts.filter(Boolean).join(' · ')}</Typography>;
}

function FormerPapers({ papers, kind }: { papers: readonly Paper[]; kind: string }) {
  const { t } = useTranslation('papers');
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', py: 0.5 }}>
        {t('former', { count: papers.length })}
      </Box>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {papers.map((paper) => (
          <Stack
            key={paper.id}
            component="li"
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}
          >
            <PaperFacts paper={paper} />
            <ScanButton paper={paper} kind={kind} />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

/** The scan of a licence or a medical opens with the right for identity papers only. */
function ScanButton({ paper, kind }: { paper: Paper; kind: string }) {
  const { t } = useTranslation('papers');
  const { may } = useSession();
  const { scan, scanType } = paper;
  if (scan === null || scanType === null) return null;
  if (identityPaperTypes.includes(scanType) && !may(openIdentityPapers)) return null;
  return (
    <FileButton
      act="open"
      href={callUrl(attachments.file, { params: { id: scan } })}
      aria-label={t('scan.openNamed', { kind })}
      startIcon={<Icon path={mdiOpenInNew} />}
    >
      {t('scan.open')}
    </FileButton>
  );
}
