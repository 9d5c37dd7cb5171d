import { z } from 'zod';
import { daySchema } from '../../kernel/values/days.ts';
import type { Texts } from '../../kernel/values/languages.ts';
import { type DeferralReason, deferralReasons, isConfidential } from '../rules/deferral-reasons.ts';
import {
  compareEnds,
  deferralFor,
  type Finding,
  judgeDonor,
  type StandingDeferral,
} from '../rules/eligibility.ts';
import type { NumberedRules } from '../rules/rule-set.ts';

interface Question {
  readonly text: Texts;
  /** What a yes can mean; the doctor chooses. */
  readonly reasons: readonly [DeferralReason, ...DeferralReason[]];
  /** Not asked of men. */
  readonly isForWomen?: true;
}

/** What the doctor asks before a donation. A yes is looked at by the rules: it may be long over. */
export const questions = {
  unwell: {
    text: {
      en: 'Cold, cough, fever or unwell today?',
      hi: 'आज सर्दी, खाँसी, बुख़ार या तबीयत ख़राब है?',
      pa: 'ਅੱਜ ਜ਼ੁਕਾਮ, ਖੰਘ, ਬੁਖ਼ਾਰ ਜਾਂ ਤਬੀਅਤ ਖ਼ਰਾਬ ਹੈ?',
    },
    reasons: ['minorIllness'],
  },
  medicines: {
    text: {
      en: 'Antibiotics in the last two weeks?',
      hi: 'पिछले दो हफ़्तों में एंटीबायोटिक ली?',
      pa: 'ਪਿਛਲੇ ਦੋ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਐਂਟੀਬਾਇਓਟਿਕ ਲਈ?',
    },
    reasons: ['antibiotics'],
  },
  vaccine: {
    text: {
      en: 'A vaccine in the last four weeks, or for rabies in the last year?',
      hi: 'पिछले चार हफ़्तों में कोई टीका, या एक साल में रेबीज़ का टीका लगा?',
      pa: 'ਪਿਛਲੇ ਚਾਰ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਕੋਈ ਟੀਕਾ, ਜਾਂ ਇੱਕ ਸਾਲ ਵਿੱਚ ਰੇਬੀਜ਼ ਦਾ ਟੀਕਾ ਲੱਗਾ?',
    },
    reasons: ['inactivatedVaccine', 'liveVaccine', 'rabiesVaccine'],
  },
  tattoo: {
    text: {
      en: 'Tattoo, piercing or acupuncture in the last year?',
      hi: 'पिछले एक साल में टैटू, छेदन या एक्यूपंक्चर कराया?',
      pa: 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਵਿੱਚ ਟੈਟੂ, ਵਿੰਨ੍ਹਣਾ ਜਾਂ ਐਕਿਊਪੰਕਚਰ ਕਰਾਇਆ?',
    },
    reasons: ['tattoo'],
  },
  surgery: {
    text: {
      en: 'Operation, tooth extraction or received blood in the last year?',
      hi: 'पिछले एक साल में ऑपरेशन हुआ, दाँत निकलवाया या ख़ून चढ़ा?',
      pa: 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਵਿੱਚ ਓਪਰੇਸ਼ਨ ਹੋਇਆ, ਦੰਦ ਕਢਵਾਇਆ ਜਾਂ ਖ਼ੂਨ ਚੜ੍ਹਿਆ?',
    },
    reasons: ['dental', 'minorSurgery', 'majorSurgery', 'transfusion'],
  },
  fevers: {
    text: {
      en: 'Malaria, dengue, chikungunya or typhoid in the last year?',
      hi: 'पिछले एक साल में मलेरिया, डेंगू, चिकनगुनिया या टाइफ़ाइड हुआ?',
      pa: 'ਪਿਛਲੇ ਇੱਕ ਸਾਲ ਵਿੱਚ ਮਲੇਰੀਆ, ਡੇਂਗੂ, ਚਿਕਨਗੁਨੀਆ ਜਾਂ ਟਾਈਫ਼ਾਈਡ ਹੋਇਆ?',
    },
    reasons: ['malaria', 'dengue', 'chikungunya', 'typhoid'],
  },
  infections: {
    text: {
      en: 'Tuberculosis, jaundice, measles or diarrhoea?',
      hi: 'टीबी, पीलिया, ख़सरा या दस्त हुए?',
      pa: 'ਟੀਬੀ, ਪੀਲੀਆ, ਖ਼ਸਰਾ ਜਾਂ ਦਸਤ ਹੋਏ?',
    },
    reasons: ['tuberculosis', 'jaundiceAE', 'childhoodInfection', 'diarrhoea'],
  },
  illness: {
    text: {
      en: 'Heart disease, insulin, cancer, bleeding disorder, epilepsy, asthma or a transplant?',
      hi: 'दिल की बीमारी, इंसुलिन, कैंसर, ख़ून न रुकना, मिर्गी, दमा या अंग प्रत्यारोपण?',
      pa: 'ਦਿਲ ਦੀ ਬਿਮਾਰੀ, ਇਨਸੁਲਿਨ, ਕੈਂਸਰ, ਖ਼ੂਨ ਨਾ ਰੁਕਣਾ, ਮਿਰਗੀ, ਦਮਾ ਜਾਂ ਅੰਗ ਟ੍ਰਾਂਸਪਲਾਂਟ?',
    },
    reasons: [
      'heartDisease',
      'insulinDiabetes',
      'cancer',
      'bleedingDisorder',
      'epilepsy',
      'asthma',
      'transplant',
    ],
  },
  alcohol: {
    text: {
      en: 'Alcohol in the last day?',
      hi: 'पिछले एक दिन में शराब पी?',
      pa: 'ਪਿਛਲੇ ਇੱਕ ਦਿਨ ਵਿੱਚ ਸ਼ਰਾਬ ਪੀਤੀ?',
    },
    reasons: ['alcohol'],
  },
  women: {
    text: {
      en: 'Menstruation now, pregnant, breast-feeding, or a delivery or abortion in the last year?',
      hi: 'अभी माहवारी, गर्भवती, दूध पिलाती हैं, या एक साल में बच्चे का जन्म या गर्भपात?',
      pa: 'ਹੁਣ ਮਾਹਵਾਰੀ, ਗਰਭਵਤੀ, ਦੁੱਧ ਪਿਲਾਉਂਦੇ ਹਨ, ਜਾਂ ਇੱਕ ਸਾਲ ਵਿੱਚ ਬੱਚੇ ਦਾ ਜਨਮ ਜਾਂ ਗਰਭਪਾਤ?',
    },
    reasons: ['menstruation', 'pregnancy', 'lactation', 'delivery', 'abortion'],
    isForWomen: true,
  },
  risk: {
    text: {
      en: 'Hepatitis B or C, HIV, a sexually transmitted infection, or a risk of one?',
      hi: 'हेपेटाइटिस B या C, एचआईवी, यौन संक्रमण, या इनका ख़तरा?',
      pa: 'ਹੈਪੇਟਾਈਟਸ B ਜਾਂ C, ਐੱਚਆਈਵੀ, ਜਿਨਸੀ ਲਾਗ, ਜਾਂ ਇਨ੍ਹਾਂ ਦਾ ਖ਼ਤਰਾ?',
    },
    reasons: ['riskBehaviour', 'hepatitisBC', 'hiv', 'sexuallyTransmitted'],
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
export const questionNames = Object.keys(questions) as [QuestionName, ...QuestionName[]];

export function questionsFor(gender: string): QuestionName[] {
  return questionNames.filter((name) => gender !== 'male' || !('isForWomen' in questions[name]));
}

/** Only the medical station reads or writes answers to it. */
export function isConfidentialQuestion(name: QuestionName): boolean {
  return questions[name].reasons.some(isConfidential);
}

const answerSchema = z.object({
  question: z.enum(questionNames),
  /** Empty: no. */
  reason: z.enum(['', ...deferralReasons]),
  /** From which day the period counts; null with a no. */
  since: daySchema.nullable(),
});
export const answersSchema = z.array(answerSchema).max(questionNames.length);
export type Answer = Readonly<z.infer<typeof answerSchema>>;

/** Questions that were not answered, or whose yes means something else. */
export function unanswered(answers: readonly Answer[], gender: string): QuestionName[] {
  return questionsFor(gender).filter((name) => {
    const answer = answers.find(({ question }) => question === name);
    if (answer === undefined) return true;
    const reasons: readonly string[] = questions[name].reasons;
    return answer.reason !== '' && (answer.since === null || !reasons.includes(answer.reason));
  });
}

/** Questions whose yes has no day, or a day that has not come yet. */
export function undated(answers: readonly Answer[], today: string): QuestionName[] {
  return answers
    .filter(({ reason, since }) => reason !== '' && !isPastDay(since, today))
    .map(({ question }) => question);
}

function isPastDay(day: string | null, today: string): boolean {
  return day !== null && daySchema.safeParse(day).success && day <= today;
}

/** The day that a reason is offered with: as it was answered, otherwise today, from which its period lasts longest. */
export function countedSince(reason: DeferralReason, answers: readonly Answer[], today: string): string {
  return answers.find((answer) => answer.reason === reason)?.since ?? today;
}

/** A yes that keeps somebody from donating. */
export interface StandingAnswer {
  readonly reason: DeferralReason;
  readonly since: string;
  readonly deferral: StandingDeferral;
}

/** The answers that keep somebody from donating on a day, the one that lasts longest first. */
export function standingAnswers(
  answers: readonly Answer[],
  rules: NumberedRules,
  day: string,
): StandingAnswer[] {
  return deferralsOf(answers, rules)
    .filter(({ deferral }) => deferral.kind !== 'until' || day < deferral.from)
    .toSorted((one, other) => compareEnds(one.deferral, other.deferral));
}

/** What the answers say against a donation on a day. */
export function judgeAnswers(answers: readonly Answer[], rules: NumberedRules, day: string): Finding[] {
  const deferrals = deferralsOf(answers, rules).map(({ deferral }) => deferral);
  // Nothing but the deferrals is judged here: the donor's own facts are asked elsewhere.
  const nobody = {
    gender: 'male',
    birthDate: birthOfAge(day, rules.limits.minAge + 1),
    lastDonationOn: null,
  };
  return judgeDonor({ ...nobody, deferrals }, rules, day);
}

/** For an answer whose end the rules leave to the doctor, until the doctor has said it. */
const openEnd = { kind: 'recovery' } as const;

/** Every yes with the deferral that the rules make of it, over or not. */
function deferralsOf(answers: readonly Answer[], rules: NumberedRules): StandingAnswer[] {
  return answers.flatMap(({ reason, since }): StandingAnswer[] => {
    if (reason === '' || since === null) return [];
    const deferral = deferralFor({ reason, since, chosen: openEnd }, rules);
    return deferral === null ? [] : [{ reason, since, deferral }];
  });
}

function birthOfAge(day: string, age: number): string {
  return `${Number(day.slice(0, 4)) - age}-01-01`;
}
