import { donors } from '@sewa/contract/blood-donation/donors';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { donorPath } from './donor-path.ts';

export function useDonorTrail() {
  const { many } = useResourceWords(donors);
  return [{ label: many, to: donorPath }];
}
