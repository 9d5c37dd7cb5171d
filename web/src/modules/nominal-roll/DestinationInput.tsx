import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../../platform/call.ts';
import { useSettled } from '../../platform/use-settled.ts';
import type { FieldProps } from '../../ui/form/bound-field.ts';
import { SuggestInput } from '../../ui/form/SuggestInput.tsx';

const TYPING_PAUSE_MS = 200;

/** Where a roll goes: centres of all areas are suggested, another place can be written. */
export function DestinationInput(props: FieldProps) {
  const typed: string = useWatch({ control: props.control, name: props.name }) ?? '';
  const known = useDestinations(typed.trim());
  return <SuggestInput {...props} suggestions={known.map(({ name }) => name)} areFound />;
}

function useDestinations(text: string) {
  const asked = useSettled(text, TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [rolls.destinations.path, asked],
    queryFn:
      asked.length < 2
        ? skipToken
        : ({ signal }) => call(rolls.destinations, { query: { q: asked }, signal }),
    placeholderData: keepPreviousData,
  });
  return asked.length < 2 ? [] : (data ?? []);
}
