import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { ageOn } from '@sewa/contract/people/person';
import { MOST_PRINTED_SEWADARS, type sewadarPrints } from '@sewa/contract/sewadar/print';
import { isServingOn } from '@sewa/contract/sewadar/serving';
import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { sewadarWords } from '@sewa/contract/sewadar/words';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { centreName } from '../../../platform/pdf/print.queries.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { personPrint } from '../../people/public.ts';
import { assertBadgeTypesOpen } from '../badge-type-filter.ts';
import { listSewadars } from '../sewadars.queries.ts';
import type { SewadarNeeds } from '../sewadars.ts';

type ListQuery = QueryOf<typeof sewadarPrints.list>;

export function printList(needs: SewadarNeeds & PrintNeeds): SteppingHandler<typeof sewadarPrints.list> {
  return (step, call) => {
    const { q = '', filter = {} } = call.query;
    assertBadgeTypesOpen(call.who, filter.badgeType);
    return printReply(
      needs,
      { step, call },
      {
        template: new URL('./sewadar-list.typ', import.meta.url),
        shared: [personPrint],
        labels: sewadarWords.fields,
        fileName: 'sewadars.pdf',
        read: { entity: 'sewadar', detail: { q, filter } },
        find: async (tx, format) => {
          const today = needs.today();
          const rows = await allRows(tx, call.query, today);
          const names = valuesOf(filter.centre).map((id) => centreName(tx, id));
          const centre = (await Promise.all(names)).join(', ');
          return { data: listData(rows, { query: call.query, centre, today, format }) };
        },
      },
    );
  };
}

/** What the template shows of each sewadar, and by which filter they were found. */
export function listData(
  rows: readonly Sewadar[],
  given: { query: Pick<ListQuery, 'q' | 'filter'>; centre: string; today: string; format: PrintFormat },
) {
  const { query, centre, today, format } = given;
  return {
    count: format.number(rows.length),
    filters: filterTexts(query, centre, format),
    rows: rows.map((one) => ({
      number: one.number,
      name: one.name,
      nameLatin: one.nameLatin,
      relativeName: one.relativeName,
      gender: one.gender,
      age: one.birthDate === null ? null : ageOn(one.birthDate, today),
      isAgeEstimated: one.isBirthEstimated,
      phone: format.phone(one.phone),
      departments: one.departments
        .filter((department) => isServingOn(department, today))
        .map(({ department }) => department)
        .join(', '),
      centre: one.centreName,
      status: one.status,
      joinedOn: format.day(one.joinedOn),
    })),
  };
}

/** The whole list in one statement: pages read one after the other would shift under a writer's hand. */
async function allRows(tx: Tx, query: ListQuery, today: string): Promise<Sewadar[]> {
  const { rows, total } = await listSewadars(tx, { ...query, page: 0, size: MOST_PRINTED_SEWADARS }, today);
  if (total > MOST_PRINTED_SEWADARS) throw new PortalError('PRINT_TOO_LARGE');
  return rows;
}

/** A code is put into words by the template, a text stands as it is. */
type FilterText = { name: string; code: string } | { name: string; text: string };

function filterTexts(
  { q = '', filter = {} }: Pick<ListQuery, 'q' | 'filter'>,
  centre: string,
  format: PrintFormat,
): FilterText[] {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const texts = given.flatMap(([name, value]): FilterText[] => {
    switch (name) {
      case 'centre':
        return [{ name, text: centre }];
      case 'gender':
      case 'status':
      case 'bloodGroup':
      case 'badgeType':
        return valuesOf(value).map((code) => ({ name, code: String(code) }));
      case 'empty':
      case 'filled':
        return valuesOf(value).map((field) => ({
          name: String(field),
          text: name === 'empty' ? '–' : '≠ –',
        }));
      case 'joinedFrom':
      case 'joinedTo':
      case 'leftFrom':
      case 'leftTo':
        return [{ name, text: format.day(String(value)) ?? '' }];
      default:
        return [{ name, text: valuesOf(value).join(', ') }];
    }
  });
  return q === '' ? texts : [{ name: 'q', text: q }, ...texts];
}
