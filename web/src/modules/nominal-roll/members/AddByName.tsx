import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SewadarInput } from '../../../people/sewadar/SewadarInput.tsx';
import type { FieldRegistry } from '../../../ui/form/bound-field.ts';
import type { Adding } from './use-add-members.ts';

/** Whoever is chosen is added at once, so that the next name can be typed. */
export function AddByName({ adding, members }: { adding: Adding; members: readonly RollMember[] }) {
  const { t } = useTranslation('nominal-roll');
  const { control } = useForm({ defaultValues: { sewadar: null } });
  const registry = useMemo<FieldRegistry>(() => new Map(), []);
  return (
    <SewadarInput
      name="sewadar"
      control={control as unknown as Parameters<typeof SewadarInput>[0]['control']}
      registry={registry}
      label={t('add.name.label')}
      filter={{ status: 'active' }}
      listed={members.flatMap(({ sewadar }) => (sewadar === null ? [] : [sewadar]))}
      isEmptiedByChoice
      onChosen={(sewadar) => {
        if (sewadar) void adding.add({ sewadars: [sewadar.id] });
      }}
    />
  );
}
