import { due } from '@sewa/contract/sg-management/due';
import { equipment } from '@sewa/contract/sg-management/equipment';
import { premises } from '@sewa/contract/sg-management/premises';
import { sgRecords } from '@sewa/contract/sg-management/records';
import { HearChanges } from '../../../ui/HearChanges.tsx';

/** What is due follows from all of these. */
const events = [sgRecords.event, equipment.event, premises.event, 'paper.changed'];

/** Fetches what is due anew when somebody changes a record, a service, a document or a satsang ghar. */
export function HearDue() {
  return (
    <>
      {events.map((event) => (
        <HearChanges key={event} event={event} path={due.list.path} />
      ))}
    </>
  );
}
