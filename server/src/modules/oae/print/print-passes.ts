import type { attendantRow, Member } from '@sewa/contract/oae/members';
import { MOST_PRINTED_PASSES, type oaePrints } from '@sewa/contract/oae/print';
import type { z } from 'zod';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import type { OaeNeeds } from '../members/members.ts';
import { membersWithPass } from './passes.queries.ts';

/** 24 mm on the pass, at 254 dots to the inch. */
const pictureWidth = 240;

export function printPasses(needs: OaeNeeds & PrintNeeds): SteppingHandler<typeof oaePrints.passes> {
  return (step, call) => {
    const { q = '', filter = {}, ids, attendants } = call.query;
    return printReply(
      needs,
      { step, call },
      {
        template: new URL('./passes.typ', import.meta.url),
        fileName: 'passes.pdf',
        read: { entity: 'oae_member', detail: { q, filter, ...(ids ? { ids } : {}) } },
        pictureWidth,
        find: async (tx, format) => {
          const limit = { today: needs.today(), most: MOST_PRINTED_PASSES };
          const members = await membersWithPass(tx, call.query, limit);
          const passes = members.flatMap((member) => passesOf(member, { attendants, format }));
          if (passes.length > MOST_PRINTED_PASSES) throw new PortalError('PRINT_TOO_LARGE');
          return {
            data: { passes },
            photos: passes.map(({ photo }) => photo),
            codes: passes.map(({ code }) => code),
          };
        },
      },
    );
  };
}

/** The member's pass, then those of the attendants: they are cut out and handed over together. */
export function passesOf(
  member: Member,
  { attendants, format }: { attendants: boolean; format: PrintFormat },
) {
  const shared = { block: member.blockName, validTo: format.day(member.validTo) };
  const own = {
    ...shared,
    kind: member.isPermanent ? 'permanent' : 'temporary',
    name: member.name,
    nameLatin: member.nameLatin,
    number: String(member.number),
    centre: member.centreName,
    attends: null,
    photo: member.photo,
    code: member.passCode,
    mobility: member.mobility,
    needs: member.needs,
  };
  const attending: readonly z.infer<typeof attendantRow>[] = member.attendants;
  const others = attending.map((one) => ({
    ...shared,
    kind: 'attendant',
    name: one.name,
    nameLatin: one.nameLatin,
    number: String(member.number),
    centre: member.centreName,
    attends: member.name,
    photo: one.photo,
    code: one.passCode,
    mobility: member.mobility,
    needs: member.needs,
  }));
  return attendants ? [own, ...others] : [own];
}
