import { banks } from '@sewa/contract/blood-donation/banks';
import { camps } from '@sewa/contract/blood-donation/camps';
import { donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useBankChoices, useCampChoices } from '../blood.queries.ts';
import { Judgement } from './Judgement.tsx';

/** A donation from papers: at a camp of ours or elsewhere. What the rules say stands below the values as one types. */
export function DonationDialog({ donor, onClose }: { donor: Donor; onClose: () => void }) {
  const { may } = useSession();
  const { label, hint } = useResourceWords(donations);
  const campChoices = useCampChoices(may(camps.list.requirement)).data ?? [];
  const bankChoices = useBankChoices(may(banks.list.requirement)).data ?? [];
  return (
    <ResourceDialog
      resource={donations}
      row={null}
      without={['donor', 'overrideReason']}
      fields={['day', 'camp', 'place', 'outcome', 'volume', 'bloodGroup', 'bagNumber', 'segment', 'bank']}
      defaults={{
        donor: donor.id,
        day: today(),
        outcome: 'complete',
        volume: 350,
        reaction: 'none',
        bloodGroup: donor.confirmedGroup,
      }}
      inputs={{
        camp: (field) => (
          <ChoiceInput
            {...field}
            label={label('camp')}
            hint={hint('camp')}
            isOptional
            choices={campChoices.map(({ id, name, firstDay }) => ({
              value: id,
              label: name,
              note: firstDay,
            }))}
          />
        ),
        bank: (field) => (
          <ChoiceInput
            {...field}
            label={label('bank')}
            isOptional
            choices={bankChoices.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ),
        overridden: (field) => <Judgement field={field} donor={donor} />,
      }}
      refresh={refreshBlood}
      onClose={onClose}
    />
  );
}
