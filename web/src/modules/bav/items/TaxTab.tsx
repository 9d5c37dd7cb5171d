import { mdiTrashCanOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ItemTax, itemTaxes, type TaxEntry } from '@sewa/contract/bav/tax';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';

/** HSN code and rate of an item, each from a day on. */
export function TaxTab({ item }: { item: string }) {
  const { t } = useTranslation('bav');
  const { may } = useSession();
  const { day, number } = useFormat();
  const { taxes, refresh } = useTaxes(item);
  const [open, setOpen] = useState<'set' | ItemTax | null>(null);
  const { act, isBusy } = useAct();
  const mayEdit = may(itemTaxes.set.requirement);
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <Typography color="textSecondary">{t('tax.hint')}</Typography>
      {taxes.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('tax.since')}</TableCell>
              <TableCell>{t('tax.hsn')}</TableCell>
              <TableCell align="right">{t('tax.rate')}</TableCell>
              {mayEdit && <TableCell />}
            </TableRow>
          </TableHead>
          <TableBody>
            {taxes.map((tax) => (
              <TableRow key={tax.id}>
                <TableCell>{day(tax.since)}</TableCell>
                <TableCell>{tax.hsn}</TableCell>
                <TableCell align="right">{number(tax.rate / 100)} %</TableCell>
                {mayEdit && (
                  <TableCell align="right">
                    <IconButton
                      aria-label={t('tax.remove', { day: day(tax.since) })}
                      onClick={() => setOpen(tax)}
                    >
                      <Icon path={mdiTrashCanOutline} />
                    </IconButton>
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {mayEdit && (
        <Button variant="contained" onClick={() => setOpen('set')} sx={{ alignSelf: 'flex-start' }}>
          {t('tax.set')}
        </Button>
      )}
      {open === 'set' && <TaxDialog item={item} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'set' && (
        <ConfirmDialog
          title={t('tax.remove', { day: day(open.since) })}
          text={t('tax.removal')}
          confirmLabel={t('tax.removeNow')}
          isDanger
          isBusy={isBusy}
          onConfirm={() =>
            void act({
              run: () => call(itemTaxes.remove, { params: { id: item, tax: open.id } }),
              done: t('tax.removed'),
              failed: t('entry.failed'),
              onDone: () => {
                setOpen(null);
                void refresh();
              },
            })
          }
          onCancel={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

/** Rates of the law, in hundredths of a percent. */
const rates = [0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000] as const;

const schema = z.object({
  since: daySchema,
  hsn: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/),
  rate: z.string(),
});

function TaxDialog({ item, onClose }: { item: string; onClose: () => void }) {
  const { t } = useTranslation('bav');
  const { number } = useFormat();
  const { set } = useTaxes(item);
  const form = useRecordForm({
    schema,
    values: { since: today(), hsn: '', rate: '1200' },
    save: ({ since, hsn, rate }) => set({ since, hsn, rate: Number(rate) }),
    saved: t('tax.saved'),
    failed: t('entry.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('tax.set')} submitLabel={t('tax.save')} onClose={onClose}>
      <DayInput {...form.field('since')} label={t('tax.since')} isRequired />
      <TextInput
        {...form.field('hsn')}
        label={t('tax.hsn')}
        hint={t('tax.hsnHint')}
        inputMode="numeric"
        maxLength={8}
        isRequired
      />
      <SelectInput
        {...form.field('rate')}
        label={t('tax.rate')}
        choices={rates.map((rate) => ({ value: String(rate), label: `${number(rate / 100)} %` }))}
        isRequired
      />
    </FormDialog>
  );
}

function useTaxes(item: string) {
  const client = useQueryClient();
  const queryKey = [itemTaxes.list.path, item];
  const { data: taxes = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(itemTaxes.list, { params: { id: item }, signal }),
  });
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    taxes,
    set: async (body: TaxEntry) => {
      await call(itemTaxes.set, { params: { id: item }, body });
      await refresh();
    },
    refresh,
  };
}
