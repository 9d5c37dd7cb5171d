import { paperState } from '../papers/paper-state.ts';
import { type Condition, type PremisesStatus, type PremisesSubject, premisesSubjects } from './enums.ts';
import { type PremisesPaperKind, premisesPaperKinds, premisesPapers, subjectOfPaper } from './papers.ts';

/** Worst first. Unknown: nobody has looked, and nothing says otherwise. */
export const lights = ['red', 'amber', 'unknown', 'green'] as const;
export type Light = (typeof lights)[number];

/** What a light comes from. */
export type LightCause =
  | { readonly what: 'condition'; readonly condition: Condition; readonly light: Light }
  | { readonly what: 'paper'; readonly kind: PremisesPaperKind; readonly day: string; readonly light: Light }
  | { readonly what: 'missingPaper'; readonly kind: PremisesPaperKind; readonly light: Light }
  | { readonly what: 'service'; readonly day: string; readonly light: Light };

export interface JudgedPremises {
  readonly status: PremisesStatus;
  readonly conditions: Readonly<Record<PremisesSubject, Condition | null>>;
  readonly paperDays: Readonly<Record<string, string>>;
  readonly serviceDays: Readonly<Record<string, string>>;
}

const conditionLights = { good: 'green', attention: 'amber', bad: 'red' } as const;

/** Everything that is known about a subject; its light is the worst of these. Nothing of a closed one needs care. */
export function causesOf(subject: PremisesSubject, judged: JudgedPremises, today: string): LightCause[] {
  if (judged.status === 'closed') return [];
  const condition = judged.conditions[subject];
  const service = judged.serviceDays[subject];
  const kinds = premisesPaperKinds.filter((kind) => subjectOfPaper[kind] === subject);
  return [
    ...(condition ? [{ what: 'condition', condition, light: conditionLights[condition] } as const] : []),
    ...kinds.flatMap((kind): LightCause[] => {
      const day = judged.paperDays[kind];
      if (day !== undefined) return [{ what: 'paper', kind, day, light: lightOfDay(day, today) }];
      const { isRequired } = premisesPapers.paperKinds[kind];
      return isRequired ? [{ what: 'missingPaper', kind, light: 'amber' }] : [];
    }),
    ...(service ? [{ what: 'service', day: service, light: lightOfDay(service, today) } as const] : []),
  ];
}

export function lightOf(subject: PremisesSubject, judged: JudgedPremises, today: string): Light {
  const causes = causesOf(subject, judged, today);
  return causes.length === 0 ? 'unknown' : worstOf(causes.map(({ light }) => light));
}

export function lightsOf(judged: JudgedPremises, today: string): Record<PremisesSubject, Light> {
  return Object.fromEntries(
    premisesSubjects.map((subject) => [subject, lightOf(subject, judged, today)]),
  ) as Record<PremisesSubject, Light>;
}

export function worstOf(all: readonly Light[]): Light {
  return lights.find((light) => all.includes(light)) ?? 'unknown';
}

/** A day that must not pass: green until a month before, amber until the day itself, then red. */
export function lightOfDay(day: string, today: string): Light {
  const state = paperState(day, today);
  if (state === 'lapsed') return 'red';
  return state === 'valid' ? 'green' : 'amber';
}

/** The conditions of a premises row, by subject. */
export function conditionsOf(row: Readonly<Record<`${PremisesSubject}Condition`, Condition | null>>) {
  return Object.fromEntries(
    premisesSubjects.map((subject) => [subject, row[`${subject}Condition`]]),
  ) as Record<PremisesSubject, Condition | null>;
}
