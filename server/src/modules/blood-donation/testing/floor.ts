import { currentConsent } from '@sewa/contract/blood-donation/consent';
import { questionsFor } from '@sewa/contract/blood-donation/floor/questionnaire';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import { campPath, makeDonor } from './blood.ts';

/** Values of somebody who may give 450 ml. */
export const goodVitals = {
  weight: 68,
  haemoglobin: 14.2,
  systolic: 122,
  diastolic: 78,
  pulse: 72,
  isPulseRegular: true,
  temperature: 36.8,
};

export const noToAll = (gender: string) =>
  questionsFor(gender).map((question) => ({ question, reason: '', since: null }));

/** A tablet at a station: what it sends, with the headers of the outbox. */
export function deskOf(visitor: Visitor, camp: string, station: string, desk = newId()) {
  const act = async (visit: string, name: string, body: Record<string, unknown> = {}): Promise<Reply> => {
    const sent = { id: newId(), desk, station, at: new Date().toISOString(), ...body };
    return visitor.post(`${campPath}/${camp}/floor/${visit}/${name}`, sent, {
      'idempotency-key': String(sent.id),
      'portal-sent-at': new Date().toISOString(),
    });
  };
  return {
    desk,
    act,
    register: (who: Record<string, unknown>, over: Record<string, unknown> = {}): Promise<Reply> => {
      const body = {
        id: newId(),
        desk,
        at: new Date().toISOString(),
        visit: newId(),
        who,
        consentText: currentConsent,
        signature: 'M10 10L20 20',
        ...over,
      };
      return visitor.post(`${campPath}/${camp}/floor/register`, body, { 'idempotency-key': body.id });
    },
  };
}

/** What a doctor sends who found nothing. */
export const fit = (gender: string) => ({ answers: noToAll(gender), overridden: [], overrideReason: '' });

/** All stations of a camp by one person, and donors who go through it. */
export function floorOf(visitor: Visitor, { camp, centre }: { camp: string; centre: string }) {
  let people = 0;
  let bags = 0;
  const desks = () => ({
    registration: deskOf(visitor, camp, 'registration'),
    vital: deskOf(visitor, camp, 'vital'),
    medical: deskOf(visitor, camp, 'medical'),
    bed: deskOf(visitor, camp, 'bed'),
    rest: deskOf(visitor, camp, 'rest'),
  });
  const comer = async (over: object = {}) => {
    people += 1;
    const phone = `+9198${newId().replace(/\D/g, '').slice(-8).padStart(8, '1')}`;
    return makeDonor(visitor, centre, {
      ...{ name: `Donor ${people}`, nameLatin: '', gender: 'male', phone },
      ...over,
    });
  };
  /** In the line, up to a status; 10.5 is with the doctor. */
  const inLine = async (
    upTo: number,
    { over = {}, at = desks() }: { over?: object; at?: ReturnType<typeof desks> } = {},
  ) => {
    const donor = await comer(over);
    const { id } = await done(at.registration.register({ donor }));
    const way: [number, () => Promise<unknown>][] = [
      [5, () => done(at.vital.act(id, 'call'))],
      [10, () => done(at.vital.act(id, 'vitals', goodVitals))],
      [10.5, () => done(at.medical.act(id, 'call'))],
      [15, () => done(at.medical.act(id, 'accept', fit('male')))],
    ];
    for (const [status, go] of way) if (status <= upTo) await go();
    return { id, donor, at };
  };
  const bag = (bed: number, volume = 350) => ({ bed, volume, bagNumber: `B-${++bags}`, segment: '' });
  return { desks, comer, inLine, bag, people: () => people };
}

/** What a call that must succeed answered. */
export async function done(asked: Promise<Reply>) {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}
