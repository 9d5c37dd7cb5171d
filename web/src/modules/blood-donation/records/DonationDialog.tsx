import { banks } from '@sewa/contract/blood-donation/banks';
import { camps } from '@sewa/contract/blood-donation/camps';
import { type Donation, donations } from '@sewa/contract/blood-donation/donations';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ChoiceInput } from '../../../ui/form/ChoiceInput.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useBankChoices, useCampChoices } from '../blood.queries.ts';
import { Judgement } from './Judgement.tsx';

type DonationDialogProps = { onClose: () => void } & (
  | {
      donor: Donor;
      /** Null: a new one, from papers. */
      row: Donation | null;
    }
  /** A guest of the camp, of a centre out of sight: only what was recorded is corrected, and the server judges it. */
  | { donor: null; row: Donation }
);

/** A donation at a camp of ours or elsewhere. What the rules say stands below the values as one types. */
export function DonationDialog({ donor, row, onClose }: DonationDialogProps) {
  const { may } = useSession();
  const { day } = useFormat();
  const { label, hint } = useResourceWords(donations);
  const campChoices = useCampChoices(may(camps.list.requirement)).data ?? [];
  const bankChoices = useBankChoices(may(banks.list.requirement)).data ?? [];
  return (
    <ResourceDialog
      resource={donations}
      row={row}
      without={donor === null ? guestWithout : ['donor', 'overrideReason']}
      fields={['day', 'camp', 'place', 'outcome', 'volume', 'bloodGroup', 'bagNumber', 'segment', 'bank']}
      defaults={
        donor === null
          ? undefined
          : {
              donor: donor.id,
              day: today(),
              outcome: 'complete',
              volume: 350,
              reaction: 'none',
              bloodGroup: donor.confirmedGroup,
            }
      }
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
              note: day(firstDay),
            }))}
          />
        ),
        bank: (field) => (
          <ChoiceInput
            {...field}
            label={label('bank')}
            isOptional
            choices={[...bankChoices, ...formerBank(row, bankChoices)].map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
          />
        ),
        overridden: (field) => donor !== null && <Judgement field={field} donor={donor} row={row} />,
      }}
      refresh={refreshBlood}
      onClose={onClose}
    />
  );
}

/** The camp of a guest is fixed, and the doctor decided there. */
const guestWithout = ['donor', 'camp', 'place', 'overridden', 'overrideReason'] as const;

interface NamedBank {
  id: string;
  name: string;
}

/** The bank of a record stays among the choices, also where it is no longer active. */
function formerBank(row: Donation | null, active: readonly NamedBank[]): NamedBank[] {
  if (row === null || row.bank === null || row.bankName === null) return [];
  return active.some(({ id }) => id === row.bank) ? [] : [{ id: row.bank, name: row.bankName }];
}
