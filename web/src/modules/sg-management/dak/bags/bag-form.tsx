import { bags } from '@sewa/contract/sg-management/bags';
import { useMemo } from 'react';
import type { FormSpec } from '../../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../../ui/resource/use-resource-words.ts';
import { PartyInput } from '../PartyInput.tsx';

export function useBagForm(): FormSpec<typeof bags> {
  const { label, hint } = useResourceWords(bags);
  return useMemo(
    () => ({
      fields: ['centre', 'party', 'mode', 'courierNumber', 'remarks'],
      defaults: { mode: 'hand' },
      inputs: {
        party: (field) => <PartyInput {...field} label={label('party')} hint={hint('party')} isRequired />,
      },
    }),
    [label, hint],
  );
}
