import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CallError } from '../../platform/call-error.ts';
import { ErrorState } from '../ErrorState.tsx';
import { type Crumb, PageHeader } from '../PageHeader.tsx';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { type Status, StatusChip } from '../StatusChip.tsx';
import { CallButton } from './CallButton.tsx';
import { QueueNavigation } from './QueueNavigation.tsx';
import { useListAddress } from './queue.ts';
import { type RecordAction, RecordActions } from './RecordActions.tsx';

export interface RecordTab {
  /** In the address, so that Back and links lead to it. The first one needs none. */
  key: string;
  label: string;
  content: ReactNode;
}

interface RecordPageProps {
  trail: readonly Crumb[];
  /** Names the record; undefined while it loads. */
  title: string | undefined;
  status?: Status | undefined;
  /** Whom it is about: a photo of 35:45. */
  picture?: ReactNode;
  subtitle?: ReactNode;
  /** Whom it is about can be called by one touch. */
  phone?: string | undefined;
  /** The act that is wanted most, as a button; the rest stands in a menu on phones. */
  actions?: readonly RecordAction[];
  tabs: readonly RecordTab[];
  /** What must be known before anything else: this record was merged, was moved elsewhere. */
  banner?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
}

export function RecordPage(props: RecordPageProps) {
  if (props.error && props.title === undefined) {
    return <ErrorState isPage error={props.error} {...(props.onRetry ? { onRetry: props.onRetry } : {})} />;
  }
  if (props.title === undefined) return <PageSkeleton />;
  return <LoadedPage {...props} title={props.title} />;
}

function LoadedPage(props: RecordPageProps & { title: string }) {
  const addressOf = useListAddress();
  return (
    <>
      <PageHeader
        trail={props.trail.map((crumb) => ({ ...crumb, to: addressOf(crumb.to) }))}
        title={props.title}
        picture={props.picture}
        beside={props.status && <StatusChip {...props.status} />}
        subtitle={props.subtitle}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <QueueNavigation />
            {props.phone && <CallButton phone={props.phone} />}
            {props.actions && <RecordActions actions={props.actions} />}
          </Stack>
        }
      />
      {props.error instanceof CallError && (
        // Deleted by someone else, or the line is down: what was read stays in sight, and says that it is old.
        <Alert severity="warning" sx={{ mb: 2 }}>
          {props.error.message}
        </Alert>
      )}
      {props.banner}
      <RecordTabs tabs={props.tabs} />
    </>
  );
}

function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const { t } = useTranslation('ui');
  const [params, setParams] = useSearchParams();
  const current = tabs.find((tab) => tab.key === params.get('tab')) ?? tabs[0];
  if (current === undefined) return null;
  const choose = (key: string) => setParams(key === tabs[0]?.key ? {} : { tab: key });
  return (
    <>
      <Tabs
        value={current.key}
        onChange={(_event, key: string) => choose(key)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            label={tab.label}
            id={`tab-${tab.key}`}
            aria-controls={`panel-${tab.key}`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${current.key}`} aria-labelledby={`tab-${current.key}`}>
        {current.content}
      </Box>
    </>
  );
}
