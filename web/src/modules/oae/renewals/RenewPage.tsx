import { mdiCloseCircleOutline, mdiSkipNextOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Member } from '@sewa/contract/oae/members';
import { renewals } from '@sewa/contract/oae/renewals';
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
import { renewOne, useLine, useWaiting } from './renewal.queries.ts';

/** One member after the other, with last year's entries filled in. */
export function RenewPage() {
  const { year = '', line: id = '' } = useParams();
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const line = useLine(id);
  const waiting = useWaiting(Number(year));
  const member = useMember(line.data?.member ?? '');
  const { requirement } = renewals.renew;
  const failed = [line, waiting, member].filter(({ error, data }) => error && !data);
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  if (failed[0]) {
    const retry = () => {
      for (const { refetch } of failed) void refetch();
    };
    return <ErrorState isPage error={failed[0].error} onRetry={retry} />;
  }
  if (line.data && line.data.state !== 'waiting') {
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
  if (!line.data || !waiting.data || !member.data) return <PageSkeleton />;
  return <RenewForm key={id} line={line.data} member={member.data} left={waiting.data.total} />;
}

interface RenewFormProps {
  line: ReplyOf<typeof renewals.read>;
  member: Member;
  left: number;
}

function RenewForm({ line, member, left }: RenewFormProps) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  const { next } = line;
  const list = `/oae/renewals?year=${line.year}`;
  const goOn = () => void navigate(next ? `/oae/renewals/${line.year}/${next}` : list);
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
