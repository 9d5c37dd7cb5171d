import { mdiCloseCircleOutline, mdiSkipNextOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Member } from '@sewa/contract/oae/members';
import { type Renewal, renewals } from '@sewa/contract/oae/renewals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { photoUrl } from '../../../ui/photo/PhotoAvatar.tsx';
import { PhotoCard } from '../../../ui/photo/PhotoCard.tsx';
import { MemberFieldset } from '../members/MemberFieldset.tsx';
import { entriesOf, type MemberEntries } from '../members/member-form.ts';
import { useMemberForm } from '../members/use-member-form.ts';
import { useMember } from '../oae.queries.ts';
import { useTrail } from '../use-trail.ts';
import { EndDialog } from './EndDialog.tsx';
import { renewOne, useWaiting } from './renewal.queries.ts';

/** One member after the other, with last year's entries filled in. */
export function RenewPage() {
  const { year = '', line: id = '' } = useParams();
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const waiting = useWaiting(Number(year));
  const lines = waiting.data?.rows ?? [];
  const place = lines.findIndex((one) => one.id === id);
  const line = lines[place];
  const member = useMember(line?.member ?? '');
  const { requirement } = renewals.renew;
  const error = waiting.error ?? member.error;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  if (error) return <ErrorState error={error} onRetry={() => void waiting.refetch()} />;
  if (waiting.data && !line) {
    const back = (
      <Button color="inherit" component={Link} to={`/oae/renewals?year=${year}`}>
        {t('renewal.back')}
      </Button>
    );
    return (
      <Alert severity="info" action={back}>
        {t('renewal.settled')}
      </Alert>
    );
  }
  if (!line || !member.data) return <PageSkeleton />;
  const next = lines[place + 1] ?? lines.find((one) => one.id !== id);
  return <RenewForm key={line.id} line={line} member={member.data} next={next} left={lines.length} />;
}

interface RenewFormProps {
  line: Renewal;
  member: Member;
  next: Renewal | undefined;
  left: number;
}

function RenewForm({ line, member, next, left }: RenewFormProps) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  const list = `/oae/renewals?year=${line.year}`;
  const goOn = () => void navigate(next ? `/oae/renewals/${line.year}/${next.id}` : list);
  const form = useMemberForm({
    values: forTheYear(entriesOf(member), line.year),
    version: member.version,
    save: (fields, { version, idempotencyKey }) =>
      renewOne(line.id, { member: fields, memberVersion: version }, idempotencyKey),
    saved: t('renewal.renewedOne', { name: member.name }),
    failed: t('renewal.failed'),
    onSaved: goOn,
  });
  return (
    <>
      <PageHeader
        trail={useTrail('renewals')}
        title={t('renewal.titleOf', { name: member.name, year: line.year })}
        picture={
          <PhotoCard src={member.photo && photoUrl(member.photo, 'card')} name={member.name} width={72} />
        }
        subtitle={t('renewal.left', { count: left, shown: number(left) })}
        action={
          <Stack direction="row" spacing={1}>
            <Button
              color="error"
              startIcon={<Icon path={mdiCloseCircleOutline} />}
              onClick={() => setIsEnding(true)}
            >
              {t('renewal.end')}
            </Button>
            {next && (
              <Button startIcon={<Icon path={mdiSkipNextOutline} />} onClick={goOn}>
                {t('renewal.skip')}
              </Button>
            )}
          </Stack>
        }
      />
      <Form
        form={form}
        title={t('renewal.titleOf', { name: member.name, year: line.year })}
        submitLabel={t(next ? 'renewal.renewNext' : 'renewal.renew')}
        onCancel={() => void navigate(list)}
        isStickyBar
      >
        <MemberFieldset form={form} member={member} />
      </Form>
      {isEnding && <EndDialog line={line} onClose={() => setIsEnding(false)} onEnded={goOn} />}
    </>
  );
}

/** A temporary pass is proposed until the end of the year of the run. */
function forTheYear(entries: MemberEntries, year: number): MemberEntries {
  const lastDay = `${year}-12-31`;
  const isShort = !entries.isPermanent && (entries.validTo === null || entries.validTo < lastDay);
  return isShort ? { ...entries, validTo: lastDay } : entries;
}
