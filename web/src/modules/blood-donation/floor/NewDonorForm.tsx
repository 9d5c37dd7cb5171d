import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  type FoundDonor,
  type NewDonorFields,
  newDonorFields,
} from '@sewa/contract/blood-donation/floor/floor-visit';
import { paperLanguageOf } from '@sewa/contract/blood-donation/paper-language';
import { newId } from '@sewa/contract/kernel/values/ids';
import { birthDateOfAge, bloodGroups, genders } from '@sewa/contract/people/person';
import { personWords } from '@sewa/contract/people/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../platform/today.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { enterMovesOn } from '../../../ui/form/enter-moves-on.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { AlikeDonors } from './AlikeDonors.tsx';
import type { ChosenComer } from './chosen-comer.ts';
import { findAlike } from './floor.queries.ts';
import { BigButton } from './StationFrame.tsx';
import { StationGuard } from './StationGuard.tsx';

/** Somebody new in twenty seconds: name, gender, age. */
export function NewDonorForm({
  camp,
  typed,
  onBack,
  onDone,
}: {
  camp: string;
  typed: string;
  onBack: () => void;
  onDone: (comer: ChosenComer) => void;
}) {
  const { t } = useTranslation('floor');
  const { choice } = useFieldWords(personWords);
  const [name, setName] = useState(/\d/.test(typed) ? '' : typed.trim());
  const [gender, setGender] = useState<(typeof genders)[number] | ''>('');
  const [age, setAge] = useState('');
  const [phone, setPhone] = useState('');
  const [group, setGroup] = useState('');
  const [lastDonation, setLastDonation] = useState('');
  const [alike, setAlike] = useState<readonly FoundDonor[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const years = Number(age);
  const isAge = /^\d{1,2}$/.test(age) && years >= 16 && years <= 80;
  const read = newDonorFields.safeParse({
    name,
    nameLatin: '',
    gender,
    birthDate: isAge ? birthDateOfAge(years, today()) : '',
    isBirthEstimated: true,
    phone,
    bloodGroup: group,
    statedDonationOn: lastDonation === '' ? null : lastDonation,
    mayBeCalled: false,
    // The donor chooses with the consent, in which the text is shown at once.
    language: paperLanguageOf(name),
  });
  const goOn = (newDonor: NewDonorFields, isSomebodyElse: boolean) =>
    onDone({
      who: { newDonor, donorId: newId(), isSomebodyElse },
      name: newDonor.name,
      language: newDonor.language,
      lastDonationOn: null,
    });
  const ask = async (newDonor: NewDonorFields) => {
    setIsAsking(true);
    const found = await findAlike(camp, newDonor);
    setIsAsking(false);
    if (found.length === 0) goOn(newDonor, false);
    else setAlike(found);
  };
  if (alike.length > 0 && read.success)
    return (
      <AlikeDonors
        donors={alike}
        onChosen={onDone}
        onSomebodyElse={() => goOn(read.data, true)}
        onBack={() => setAlike([])}
      />
    );
  const isTyped = [name, gender, age, phone, group, lastDonation].some((one) => one !== '');
  const submit = () => {
    if (read.success && !isAsking) void ask(read.data);
  };
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      onKeyDown={enterMovesOn}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ p: 2 }}
    >
      <StationGuard isDirty={isTyped} />
      <Stack spacing={2}>
        <TextField
          autoFocus
          label={t('register.name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
        />
        <ToggleButtonGroup
          exclusive
          value={gender}
          onChange={(_event, next: typeof gender | null) => setGender(next ?? gender)}
          aria-label={t('register.gender')}
        >
          {genders.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 48, px: 2 }}>
              {choice('gender', one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          label={t('register.age')}
          value={age}
          onChange={(event) => setAge(event.target.value)}
          required
          error={age !== '' && !isAge}
          helperText={age !== '' && !isAge ? t('register.ageMissing') : undefined}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } }}
        />
        <TextField
          label={t('register.phone')}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={phone !== '' && !newDonorFields.shape.phone.safeParse(phone).success}
          slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 24, autoComplete: 'off' } }}
        />
        <TextField
          select
          label={t('register.group')}
          value={group}
          onChange={(event) => setGroup(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('register.unknown')}</MenuItem>
          {bloodGroups.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <DayField
          label={t('register.lastDonated')}
          value={lastDonation}
          max={today()}
          onChange={setLastDonation}
        />
        <BigButton disabled={!read.success || isAsking} onClick={submit}>
          {t('register.consent')}
        </BigButton>
        <Button disabled={isAsking} onClick={onBack} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
      </Stack>
    </Paper>
  );
}
