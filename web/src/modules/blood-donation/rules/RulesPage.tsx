import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { deferralReasons, deferralReasonWords } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { publishedRules } from '@sewa/contract/blood-donation/rules/published-rules';
import { type DeferralPeriod, limitNames } from '@sewa/contract/blood-donation/rules/rule-set';
import { limitWords } from '@sewa/contract/blood-donation/rules/rule-words';
import { bloodRules } from '@sewa/contract/blood-donation/rules-calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useRules } from '../blood.queries.ts';
import { ChangeRules } from './ChangeRules.tsx';

/** /blood-donation/rules: the figures in force, where they come from, and every version. */
export function RulesPage() {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const { number, dateTime } = useFormat();
  const language = useStore(languageStore);
  const query = useRules();
  const [isChanging, setIsChanging] = useState(false);
  const { requirement } = bloodRules.read;
  if (!may(requirement)) return <NoPermission requirement={requirement} title={t('rules.title')} />;
  if (query.error && !query.data)
    return <ErrorState isPage error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <PageSkeleton />;
  const { current, versions } = query.data;
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('rules.title')}
        subtitle={t('rules.version', { version: number(current.version) })}
        action={
          may(bloodRules.change.requirement) && (
            <Button variant="contained" onClick={() => setIsChanging(true)} sx={{ minHeight: 44 }}>
              {t('rules.change')}
            </Button>
          )
        }
      />
      <SectionTabs section="/blood-donation" />
      <Stack spacing={3} sx={{ maxWidth: 760 }}>
        <Alert severity="info">
          {t('physicianDecides')} {t('rules.source', { source: current.source })}
        </Alert>
        <Figures
          title={t('rules.limits')}
          rows={limitNames.map((name) => ({
            name: limitWords[name][language],
            value: number(current.limits[name]),
            isChanged: current.limits[name] !== publishedRules.limits[name],
          }))}
        />
        <Figures
          title={t('rules.periods')}
          rows={deferralReasons.map((reason) => ({
            name: deferralReasonWords[reason][language],
            value: periodText(current.periods[reason]),
            isChanged:
              JSON.stringify(current.periods[reason]) !== JSON.stringify(publishedRules.periods[reason]),
          }))}
        />
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('rules.versions')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {versions.map(({ version, source, reason, madeByName, at }) => (
              <li key={version}>
                {[
                  t('rules.version', { version: number(version) }),
                  at && dateTime(at),
                  madeByName,
                  reason,
                  source,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </Box>
        </section>
      </Stack>
      {isChanging && <ChangeRules current={current} onClose={() => setIsChanging(false)} />}
    </>
  );

  function periodText(period: DeferralPeriod): string {
    return 'count' in period
      ? t(`rules.period.${period.kind}`, { count: period.count })
      : t(`rules.period.${period.kind}`);
  }
}

interface Figure {
  name: string;
  value: string;
  isChanged: boolean;
}

function Figures({ title, rows }: { title: string; rows: readonly Figure[] }) {
  const { t } = useTranslation('blood-donation');
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('rules.rule')}</TableCell>
            <TableCell align="right">{t('rules.value')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, value, isChanged }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{isChanged ? t('rules.changed', { value }) : value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
