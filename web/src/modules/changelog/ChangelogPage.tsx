import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import changelogText from '../../../../CHANGELOG.md?raw';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { isNewer } from '../../platform/versions.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { parseChangelog, type Release } from './changelog.rules.ts';
import { MarkdownBlocks } from './MarkdownBlocks.tsx';
import { markSeen } from './seen.query.ts';

const releases = parseChangelog(changelogText);

/** Newest first; what came since the last visit is marked, and counts as seen from now on. What is older opens on demand. */
export function ChangelogPage() {
  const { t } = useTranslation('changelog');
  const { user } = useSession();
  const [seenBefore] = useState(user.seenVersion);
  const [hasOlder, setHasOlder] = useState(false);
  const shown = releases.filter(
    ({ version }, place) => hasOlder || place === 0 || isNewer(version, seenBefore),
  );
  const isUnseen = isNewer(user.version, user.seenVersion);
  useEffect(() => {
    if (isUnseen) void markSeen(user.version);
  }, [isUnseen, user.version]);
  return (
    <>
      <PageHeader trail={[]} title={t('title')} subtitle={t('version', { version: user.version })} />
      <Stack spacing={4} sx={{ mt: 3, maxWidth: 720 }}>
        {shown.map((release) => (
          <ReleaseSection
            key={release.version}
            release={release}
            isNew={isNewer(release.version, seenBefore)}
          />
        ))}
        {shown.length < releases.length && (
          <Button variant="outlined" onClick={() => setHasOlder(true)} sx={{ alignSelf: 'start' }}>
            {t('older')}
          </Button>
        )}
      </Stack>
    </>
  );
}

function ReleaseSection({ release, isNew }: { release: Release; isNew: boolean }) {
  const { t } = useTranslation('changelog');
  const { day } = useFormat();
  return (
    <Box
      component="section"
      aria-label={release.version}
      sx={{ pl: 2, borderLeft: 3, borderColor: isNew ? 'secondary.main' : 'divider' }}
    >
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Typography variant="h2">{release.version}</Typography>
        {release.day && <Typography color="textSecondary">{day(release.day)}</Typography>}
        {isNew && <Chip size="small" color="secondary" label={t('new')} />}
      </Stack>
      <Box lang="en">
        <MarkdownBlocks blocks={release.blocks} />
      </Box>
    </Box>
  );
}
