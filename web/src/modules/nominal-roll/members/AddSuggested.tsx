import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { rollMembers } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { call } from '../../../platform/call.ts';
import { useAct } from '../../../ui/use-act.ts';
import type { Adding } from './use-add-members.ts';
import { type FreeSewadar, useFreeNotes } from './use-free-notes.ts';

/** Those of the centre and department who are free, fewest days this year first; so many men and women as asked. */
export function AddSuggested({ roll, adding }: { roll: Roll; adding: Adding }) {
  const { t } = useTranslation('nominal-roll');
  const notesOf = useFreeNotes();
  const [men, setMen] = useState('10');
  const [women, setWomen] = useState('10');
  const [found, setFound] = useState<readonly FreeSewadar[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { act, isBusy } = useAct();
  const ask = () =>
    act({
      run: () =>
        call(rollMembers.suggest, {
          params: { id: roll.id },
          query: { men: Number(men), women: Number(women) },
        }),
      done: t('add.suggest.asked'),
      failed: t('add.suggest.failed'),
      onDone: (rows) => {
        setFound(rows);
        setChosen(new Set(rows.map(({ id }) => id)));
      },
    });
  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const counts = [
    { label: t('add.suggest.men'), value: men, set: setMen },
    { label: t('add.suggest.women'), value: women, set: setWomen },
  ];
  return (
    <>
      <Typography color="textSecondary">{t('add.suggest.text', { department: roll.department })}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {counts.map(({ label, value, set }) => (
          <TextField
            key={label}
            label={label}
            value={value}
            onChange={(event) => set(event.target.value.replaceAll(/\D/g, '').slice(0, 3))}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ width: 120 }}
          />
        ))}
        <Button variant="outlined" loading={isBusy} onClick={() => void ask()}>
          {t('add.suggest.ask')}
        </Button>
      </Stack>
      {found?.length === 0 && <Typography>{t('add.suggest.none')}</Typography>}
      {found !== null && found.length > 0 && (
        <>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {found.map((one) => (
              <li key={one.id}>
                <FormControlLabel
                  control={<Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)} />}
                  label={<PersonLine person={one} notes={notesOf(one)} />}
                />
              </li>
            ))}
          </Stack>
          <div>
            <Button
              variant="outlined"
              disabled={chosen.size === 0}
              loading={adding.isBusy}
              onClick={() => void adding.add({ sewadars: [...chosen] }).then(() => setFound(null))}
            >
              {t('add.count', { count: chosen.size })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
