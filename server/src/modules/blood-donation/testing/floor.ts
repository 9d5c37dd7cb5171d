import { currentConsent } from '@sewa/contract/blood-donation/consent';
import { questionsFor } from '@sewa/contract/blood-donation/floor/questionnaire';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import { campPath } from './blood.ts';

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
