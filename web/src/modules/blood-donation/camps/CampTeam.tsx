import { mdiAccountPlusOutline, mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isCampEditable, isLapsedBy } from '@sewa/contract/blood-donation/camp-moves';
import { stationLabels } from '@sewa/contract/blood-donation/camp-words';
import { type Camp, campStaff, camps } from '@sewa/contract/blood-donation/camps';
import { campStations } from '@sewa/contract/blood-donation/enums';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import { call } from '../../../platform/call.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { MultiChoiceInput } from '../../../ui/form/MultiChoiceInput.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { useBankChoices } from '../blood.queries.ts';
import { refreshCamps } from './camp.queries.ts';

/** The blood banks that collect, and who works at which station. */
export function CampTeam({ camp }: { camp: Camp }) {
  const { t } = useTranslation('blood-donation');
  const { may } = useSession();
  const { day } = useFormat();
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<'banks' | 'staff' | null>(null);
  const mayChange = may(camps.update.requirement) && isCampEditable(camp.status);
  const close = () => setDialog(null);
  return (
    <Stack spacing={3}>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('camp.banks')}
        </Typography>
        {camp.banks.length === 0 && <Typography color="textSecondary">{t('camp.noBanks')}</Typography>}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {camp.banks.map(({ id, name, licenceNumber, licenceUntil }) => (
            <li key={id}>
              {[
                name,
                t('camp.licence', { number: licenceNumber }),
                licenceUntil && t('camp.licenceUntil', { day: day(licenceUntil) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </Box>
        {mayChange && (
          <Button onClick={() => setDialog('banks')} sx={{ mt: 1, minHeight: 44 }}>
            {t('camp.chooseBanks')}
          </Button>
        )}
      </section>
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('camp.staff')}
        </Typography>
        {camp.staff.length === 0 && <Typography color="textSecondary">{t('camp.noStaff')}</Typography>}
        {campStations.map((station) => {
          const people = camp.staff.filter((one) => one.station === station);
          if (people.length === 0) return null;
          return (
            <Box key={station} sx={{ mb: 1.5 }}>
              <Typography sx={{ fontWeight: 600 }}>{stationLabels[station][language]}</Typography>
              {people.map((one) => (
                <StaffLine key={one.id} camp={camp} person={one} mayRemove={mayChange} />
              ))}
            </Box>
          );
        })}
        {mayChange && (
          <Button
            startIcon={<Icon path={mdiAccountPlusOutline} />}
            onClick={() => setDialog('staff')}
            sx={{ minHeight: 44 }}
          >
            {t('camp.addStaff')}
          </Button>
        )}
      </section>
      {dialog === 'banks' && <BanksDialog camp={camp} onClose={close} />}
      {dialog === 'staff' && <StaffDialog camp={camp} onClose={close} />}
    </Stack>
  );
}

function StaffLine({
  camp,
  person,
  mayRemove,
}: {
  camp: Camp;
  person: Camp['staff'][number];
  mayRemove: boolean;
}) {
  const { t } = useTranslation('blood-donation');
  const { act, isBusy } = useAct();
  const remove = () =>
    act({
      run: () => call(camps.removeStaff, { params: { id: camp.id, staff: person.id } }),
      done: t('camp.staffRemoved', { name: person.name }),
      failed: t('camp.staffFailed'),
      onDone: () => void refreshCamps(),
    });
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {[person.name, person.phone && phoneText(person.phone)].filter(Boolean).join(' · ')}
      </Typography>
      {mayRemove && (
        <IconButton
          aria-label={t('camp.removeStaff', { name: person.name })}
          disabled={isBusy}
          onClick={() => void remove()}
          sx={{ width: 44, height: 44 }}
        >
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

function BanksDialog({ camp, onClose }: { camp: Camp; onClose: () => void }) {
  const { t } = useTranslation('blood-donation');
  const { day } = useFormat();
  const choices = useBankChoices(true).data ?? [];
  const form = useRecordForm({
    schema: z.object({ banks: z.array(z.uuid()).max(10) }),
    values: { banks: camp.banks.map(({ id }) => id) },
    save: async (body) => {
      await call(camps.setBanks, { params: { id: camp.id }, body });
      await refreshCamps();
    },
    saved: t('camp.banksSaved'),
    failed: t('camp.banksFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('camp.chooseBanks')} onClose={onClose}>
      <MultiChoiceInput
        {...form.field('banks')}
        label={t('camp.banks')}
        choices={choices.map((bank) => ({
          value: bank.id,
          label: `${bank.name} (${bank.licenceNumber})`,
          ...(bank.licenceUntil !== null && isLapsedBy(bank, camp.lastDay)
            ? { note: t('camp.licenceEnds', { day: day(bank.licenceUntil) }) }
            : {}),
        }))}
      />
    </FormDialog>
  );
}

function StaffDialog({ camp, onClose }: { camp: Camp; onClose: () => void }) {
  const { t } = useTranslation('blood-donation');
  const language = useStore(languageStore);
  const { may } = useSession();
  const form = useRecordForm({
    schema: campStaff,
    values: { station: '' as 'head', name: '', phone: '', sewadar: null },
    save: async (body) => {
      await call(camps.addStaff, { params: { id: camp.id }, body });
      await refreshCamps();
    },
    saved: t('camp.staffSaved'),
    failed: t('camp.staffFailed'),
    onSaved: onClose,
  });
  const hasSewadars = !__OFFLINE__ && may(typeAhead.search.requirement);
  return (
    <FormDialog form={form} title={t('camp.addStaff')} onClose={onClose}>
      <SelectInput
        {...form.field('station')}
        label={t('camp.station')}
        isRequired
        choices={campStations.map((value) => ({ value, label: stationLabels[value][language] }))}
      />
      {hasSewadars && (
        <SewadarInput
          {...form.field('sewadar')}
          label={t('camp.sewadar')}
          onChosen={(sewadar) => {
            if (sewadar === null) return;
            form.form.setValue('name', sewadar.name, { shouldDirty: true, shouldValidate: true });
            form.form.setValue('phone', sewadar.phone, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
      <TextInput {...form.field('name')} label={t('camp.staffName')} isRequired />
      <TextInput {...form.field('phone')} label={t('camp.staffPhone')} />
    </FormDialog>
  );
}
