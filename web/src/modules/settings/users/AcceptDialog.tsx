import { users } from '@sewa/contract/user/users';
import { type BaseSyntheticEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { AclInput } from '../rights/AclInput.tsx';
import { holdsNothing } from '../rights/acl.rules.ts';
import { RightsHeading } from '../rights/RightsHeading.tsx';
import { useRefusedRights } from '../rights/use-refused-rights.ts';
import { acceptRequest, type RequestRow } from './request.queries.ts';
import { useCeiling, useOrgs } from './user.queries.ts';

/**
 * Accepting makes the user: the unit first, then a preset or single rights within its ceiling. Without any rights only after a
 * question: it is most often forgotten.
 */
export function AcceptDialog(props: { request: RequestRow; onClose: () => void }) {
  const orgs = useOrgs().data;
  return orgs ? <AcceptForm {...props} orgs={orgs} /> : null;
}

interface AcceptFormProps {
  request: RequestRow;
  orgs: NonNullable<ReturnType<typeof useOrgs>['data']>;
  onClose: () => void;
}

function AcceptForm({ request, orgs, onClose }: AcceptFormProps) {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const namingRefused = useRefusedRights();
  const own = orgs.find((org) => org.centre === request.centre);
  const form = useRecordForm({
    schema: users.acceptRequest.body,
    values: { org: own?.id ?? '', acl: {} },
    save: (values) => namingRefused(acceptRequest(request.id, values)),
    saved: t('request.accepted'),
    failed: t('request.acceptFailed'),
    onSaved: onClose,
  });
  const org = useWatch({ control: form.form.control, name: 'org' });
  const ceiling = useCeiling(org || null).data?.acl;
  const [isAsking, setIsAsking] = useState(false);
  const submit = async (event?: BaseSyntheticEvent) => {
    const isWithout = org !== '' && holdsNothing(form.form.getValues('acl'));
    if (!isWithout) return form.submit(event);
    event?.preventDefault();
    setIsAsking(true);
  };
  return (
    <>
      <FormDialog
        form={{ ...form, submit }}
        title={t('request.acceptTitle', { name: request.name })}
        submitLabel={t('request.accept')}
        onClose={onClose}
        width="lg"
      >
        <ChoiceInput
          {...form.field('org')}
          label={t('user.org')}
          hint={t('request.orgHint', { centre: request.centreName })}
          isRequired
          choices={orgs.map((one) => ({
            value: one.id,
            label: one.name,
            note: t(`level.${one.level}`),
            isDisabled: one.level > user.orgLevel,
          }))}
        />
        <section>
          <RightsHeading hasOrg={org !== ''} />
          {ceiling && <AclInput {...form.field('acl')} label={t('rights.title')} ceiling={ceiling} />}
        </section>
      </FormDialog>
      {isAsking && (
        <ConfirmDialog
          title={t('request.noRights.title')}
          text={t('request.noRights.text', { name: request.name })}
          confirmLabel={t('request.noRights.confirm')}
          onConfirm={() => {
            setIsAsking(false);
            void form.submit();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
