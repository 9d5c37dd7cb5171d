import { describe, expect, test } from 'vitest';
import { blockWords } from './block-cell.ts';
import { type MemberParserContext, parseRow } from './parse-member.ts';

const named: string[] = [];
/** An id of its own for each name. */
function idOf(name: string): string {
  if (!named.includes(name)) named.push(name);
  return `018f0000-0000-7000-8000-${String(named.indexOf(name)).padStart(12, '0')}`;
}

const centre = (code: string, isOwn: boolean) => ({ id: idOf(code), code, name: `Centre ${code}`, isOwn });
const block = (name: string, code: string) => ({
  id: idOf(`${name} of ${code}`),
  centre: idOf(code),
  words: blockWords({ name, code }),
});

const context: MemberParserContext = {
  today: '2026-11-15',
  centres: [centre('ASR-1', true), centre('ASR-2', false)],
  blocks: [
    block('A', 'ASR-1'),
    block('A', 'ASR-2'),
    block('Women  left', 'ASR-2'),
    block('C', 'ASR-2'),
    block('C', 'ASR-3'),
  ],
};

const usual = {
  name: 'Harbans Kaur',
  gender: 'F',
  birthDate: '1948',
  mobility: 'With a stick',
  emergencyName: 'Gurdeep Singh',
  emergencyPhone: '98765 22222',
};
const ravi = { attendantName: 'Ravi Gill', attendantPhone: '98111 00001', attendantGender: 'M' };

const parse = (cells: Record<string, string>) => parseRow({ ...usual, ...cells }, context);
const issuesOf = (cells: Record<string, string>) =>
  parse(cells)
    .issues.map(({ field, code }) => `${field} ${code}`)
    .sort();

test('what a list leaves out is as the form begins', () => {
  const { content, issues } = parse({});
  expect(issues).toEqual([]);
  expect(content).toMatchObject({
    centre_id: idOf('ASR-1'),
    sewadar_id: null,
    birth_date: '1948-01-01',
    is_birth_estimated: true,
    mobility: 'stick',
    needs: [],
    block_id: null,
    is_permanent: true,
    valid_from: '2026-11-15',
    valid_to: null,
    status: 'active',
    pass_code: expect.stringMatching(/^M[0-9A-Z]{9}$/),
    attendants: [],
  });
});

test.each([
  [{ validTo: '31-12-27' }, { is_permanent: false, valid_to: '2027-12-31' }],
  [{ validFrom: '०१-०१-२७' }, { is_permanent: true, valid_from: '2027-01-01' }],
  [
    { isPermanent: 'Temporary', validTo: '31-Dec-2027' },
    { is_permanent: false, valid_to: '2027-12-31' },
  ],
  [{ validFrom: '01-01-27 00:00' }, { is_permanent: true, valid_from: '2027-01-01' }],
  [{ isPermanent: 'ਪੱਕਾ' }, { is_permanent: true, valid_to: null }],
  [{ husbandName: 'Kartar Singh' }, { relative_kind: 'husband', relative_name: 'Kartar Singh' }],
  [{ needs: 'Oxygen; ਉੱਚਾ ਸੁਣਦੇ ਹਨ' }, { needs: ['hearing', 'oxygen'] }],
  [
    { mobility: 'wheel chair', needs: 'Nil' },
    { mobility: 'wheelchair', needs: [] },
  ],
  [{ needs: 'N/A' }, { needs: [] }],
])('%o is read', (cells, columns) => {
  expect(issuesOf(cells)).toEqual([]);
  expect(parse(cells).content).toMatchObject(columns);
});

test.each([
  [{ gender: '', mobility: '' }, ['gender missing', 'mobility missing']],
  [{ birthDate: '' }, ['birthDate missing']],
  [{ birthDate: '', age: 'old' }, ['age notAnAge']],
  [{ birthDate: '2027-01-01' }, ['birthDate inFuture']],
  [{ birthDate: '1990-01-01' }, ['medicalReason enclosureAge']],
  [{ birthDate: '1990-01-01', medicalReason: 'Stroke' }, []],
  [{ emergencyName: '', emergencyPhone: '12' }, ['emergencyName contactNeeded', 'emergencyPhone notAPhone']],
  [{ emergencyName: '', emergencyPhone: '', status: 'Deceased' }, []],
  [{ emergencyName: '', status: 'gone' }, ['status notAChoice']],
  // Of a pass that ran out as well as of a person.
  [{ status: 'Expired' }, ['status notAChoice']],
  [{ isPermanent: 'ਪੱਕਾ', validTo: '31-12-2027' }, ['validTo permanentHasNoEnd']],
  [{ isPermanent: 'Temporary' }, ['validTo lastDayMissing']],
  [{ isPermanent: 'perhaps' }, ['isPermanent notAChoice']],
  [{ validFrom: '2026-05-01', validTo: '2026-04-30' }, ['validTo beforeFirstDay']],
  [{ validFrom: 'soon', validTo: '2026-04-30' }, ['validFrom notADay']],
  [{ needs: 'deaf, tall' }, ['needs notAChoice']],
  [{ emergencyRelation: 'x'.repeat(61) }, ['emergencyRelation tooLong']],
  [{ centre: 'Elsewhere' }, ['centre unknownCentre']],
  [{ centre: 'ASR-2' }, ['centre otherCentre']],
  [{ centre: 'Elsewhere', block: 'C' }, ['centre unknownCentre']],
  [
    { name: '', birthDate: '1990-01-01', emergencyName: '', isPermanent: 'no' },
    ['emergencyName contactNeeded', 'medicalReason enclosureAge', 'name missing', 'validTo lastDayMissing'],
  ],
])('%o: everything that is wrong with it is named at once', (cells, issues) => {
  expect(issuesOf(cells)).toEqual(issues);
});

describe('a seat block', () => {
  test.each([
    ['a', 'A of ASR-1'],
    ['asr-2 / A', 'A of ASR-2'],
    ['women left', 'Women  left of ASR-2'],
    ['ASR-3/c', 'C of ASR-3'],
  ])('%s is %s', (text, name) => {
    expect(parse({ block: text })).toMatchObject({ content: { block_id: idOf(name) }, issues: [] });
  });

  test.each([
    ['C', 'block severalBlocks'],
    ['ASR-1 / C', 'block unknownBlock'],
    ['Z', 'block unknownBlock'],
  ])('%s is %s', (text, issue) => {
    expect(issuesOf({ block: text })).toEqual([issue]);
  });
});

describe('attendants', () => {
  const second = {
    secondAttendantName: 'Ravi Gill',
    secondAttendantPhone: '9811100001',
    secondAttendantGender: 'M',
  };

  test('have a place and a pass', () => {
    const row = { ...ravi, attendantRelation: 'Son', ...second, secondAttendantName: 'Mohan Gill' };
    expect(parse(row)).toMatchObject({
      issues: [],
      content: {
        attendants: [
          {
            ...{ place: 1, field: 'attendantName', name: 'Ravi Gill', name_latin: 'Ravi Gill' },
            ...{ phone: '+919811100001', relation: 'Son', gender: 'male', sewadar_id: null },
            ...{ centre_id: idOf('ASR-1'), pass_code: expect.stringMatching(/^A[0-9A-Z]{9}$/) },
          },
          { place: 2, field: 'secondAttendantName', name: 'Mohan Gill', phone: '+919811100001' },
        ],
      },
    });
  });

  test('in the columns of the second alone are the first', () => {
    const { content } = parse(second);
    expect(content['attendants']).toMatchObject([{ place: 1, field: 'secondAttendantName' }]);
  });

  test.each([
    [{ attendantName: 'Ravi Gill' }, ['attendantGender missing', 'attendantPhone missing']],
    [{ ...ravi, attendantName: '' }, ['attendantName missing']],
    [{ ...ravi, attendantPhone: '12' }, ['attendantPhone notAPhone']],
    [{ ...ravi, attendantPhone: '', status: 'Inactive' }, []],
    [{ ...second, secondAttendantPhone: '' }, ['secondAttendantPhone missing']],
    [{ ...ravi, ...second }, ['secondAttendantName samePersonTwice']],
    [{ ...ravi, attendantRelation: 'x'.repeat(61) }, ['attendantRelation tooLong']],
    [
      { ...ravi, attendantRelation: 'x'.repeat(61), ...second, secondAttendantPhone: '' },
      ['attendantRelation tooLong', 'secondAttendantPhone missing'],
    ],
  ])('%o: what is wrong stands at its column', (cells, issues) => {
    expect(issuesOf(cells)).toEqual(issues);
  });
});
