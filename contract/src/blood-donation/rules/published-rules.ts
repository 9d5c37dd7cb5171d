import type { DeferralReason } from './deferral-reasons.ts';
import type { DeferralPeriod, NumberedRules } from './rule-set.ts';

const permanent: DeferralPeriod = { kind: 'permanent' };
const recovery: DeferralPeriod = { kind: 'recovery' };
const months = (count: number): DeferralPeriod => ({ kind: 'months', count });
const days = (count: number): DeferralPeriod => ({ kind: 'days', count });

/** The rules as they are published: docs/blood-donor-rules.md names the source of each figure. */
export const publishedRules: NumberedRules = {
  version: 1,
  limits: {
    minAge: 18,
    maxAge: 65,
    maxFirstAge: 60,
    minWeight: 45,
    weightAbove450: 55,
    minHaemoglobin: 12.5,
    minSystolic: 100,
    maxSystolic: 140,
    minDiastolic: 60,
    maxDiastolic: 90,
    minPulse: 60,
    maxPulse: 100,
    maxTemperature: 37.5,
    intervalMale: 90,
    intervalFemale: 120,
  },
  periods: {
    minorIllness: recovery,
    // Measured on the day: whoever comes back is measured again.
    lowHaemoglobin: days(1),
    lowWeight: days(1),
    bloodPressure: days(1),
    pulse: days(1),
    antibiotics: days(14),
    inactivatedVaccine: days(14),
    liveVaccine: days(28),
    rabiesVaccine: months(12),
    tattoo: months(12),
    dental: months(6),
    minorSurgery: months(6),
    majorSurgery: months(12),
    transfusion: months(12),
    malaria: months(3),
    dengue: months(6),
    chikungunya: months(6),
    typhoid: months(12),
    tuberculosis: months(24),
    childhoodInfection: days(14),
    diarrhoea: days(14),
    jaundiceAE: months(12),
    menstruation: recovery,
    pregnancy: recovery,
    delivery: months(12),
    abortion: months(6),
    lactation: recovery,
    alcohol: days(1),
    heartDisease: permanent,
    insulinDiabetes: permanent,
    cancer: permanent,
    bleedingDisorder: permanent,
    epilepsy: permanent,
    asthma: permanent,
    transplant: permanent,
    hepatitisBC: permanent,
    hiv: permanent,
    sexuallyTransmitted: permanent,
    riskBehaviour: permanent,
    doctorDecision: { kind: 'chosen' },
  } satisfies Record<DeferralReason, DeferralPeriod>,
  // The published text leaves the judgement of fever and of a passing illness to the medical officer, and nothing else.
  overridable: ['temperature', 'minorIllness', 'doctorDecision'],
};

/** Where the figures come from, as the app and the papers say it. */
export const publishedSource =
  'Drugs and Cosmetics (Second Amendment) Rules 2020, G.S.R. 166(E), 11 March 2020; NBTC, Guidelines for Blood Donor Selection and Blood Donor Referral, 2017';
