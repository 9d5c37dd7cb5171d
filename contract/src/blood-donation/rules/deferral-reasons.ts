import type { Texts } from '../../kernel/values/languages.ts';

/** From which day the period of a reason counts. */
export const countedFrom = {
  event: { en: 'When it happened', hi: 'कब हुआ', pa: 'ਕਦੋਂ ਹੋਇਆ' },
  recovery: { en: 'Fully recovered on', hi: 'पूरी तरह ठीक कब हुए', pa: 'ਪੂਰੀ ਤਰ੍ਹਾਂ ਠੀਕ ਕਦੋਂ ਹੋਏ' },
  lastDose: { en: 'Last dose on', hi: 'आख़िरी ख़ुराक कब ली', pa: 'ਆਖ਼ਰੀ ਖ਼ੁਰਾਕ ਕਦੋਂ ਲਈ' },
  cure: { en: 'Cure confirmed on', hi: 'इलाज पूरा होने की पुष्टि कब हुई', pa: 'ਇਲਾਜ ਪੂਰਾ ਹੋਣ ਦੀ ਪੁਸ਼ਟੀ ਕਦੋਂ ਹੋਈ' },
  today: { en: 'Noticed on', hi: 'कब पता चला', pa: 'ਕਦੋਂ ਪਤਾ ਲੱਗਾ' },
} as const satisfies Record<string, Texts>;

interface DeferralReasonWords extends Texts {
  readonly counts: keyof typeof countedFrom;
  /** Only the medical station learns it; everybody else reads the doctor's decision. */
  readonly isConfidential?: true;
}

/** Every reason for which somebody does not donate, in the order in which it is offered. Periods are in the rules. */
export const deferralReasonWords = {
  minorIllness: {
    en: 'Cold, cough, fever or feeling unwell',
    hi: 'सर्दी, खाँसी, बुख़ार या तबीयत ठीक नहीं',
    pa: 'ਜ਼ੁਕਾਮ, ਖੰਘ, ਬੁਖ਼ਾਰ ਜਾਂ ਤਬੀਅਤ ਠੀਕ ਨਹੀਂ',
    counts: 'today',
  },
  lowHaemoglobin: { en: 'Low haemoglobin', hi: 'हीमोग्लोबिन कम', pa: 'ਹੀਮੋਗਲੋਬਿਨ ਘੱਟ', counts: 'today' },
  lowWeight: { en: 'Low weight', hi: 'वज़न कम', pa: 'ਭਾਰ ਘੱਟ', counts: 'today' },
  bloodPressure: {
    en: 'Blood pressure outside the limits',
    hi: 'बीपी सीमा से बाहर',
    pa: 'ਬੀਪੀ ਹੱਦ ਤੋਂ ਬਾਹਰ',
    counts: 'today',
  },
  pulse: {
    en: 'Pulse outside the limits',
    hi: 'नब्ज़ सीमा से बाहर',
    pa: 'ਨਬਜ਼ ਹੱਦ ਤੋਂ ਬਾਹਰ',
    counts: 'today',
  },
  antibiotics: { en: 'Antibiotics', hi: 'एंटीबायोटिक दवा', pa: 'ਐਂਟੀਬਾਇਓਟਿਕ ਦਵਾਈ', counts: 'lastDose' },
  inactivatedVaccine: {
    en: 'Vaccine, not live (tetanus, flu injection)',
    hi: 'टीका, जीवित नहीं (टिटनेस, फ़्लू का इंजेक्शन)',
    pa: 'ਟੀਕਾ, ਜੀਵਤ ਨਹੀਂ (ਟੈਟਨਸ, ਫ਼ਲੂ ਦਾ ਟੀਕਾ)',
    counts: 'event',
  },
  liveVaccine: {
    en: 'Live vaccine (measles, oral polio, yellow fever)',
    hi: 'जीवित टीका (ख़सरा, पोलियो की बूँदें, पीला बुख़ार)',
    pa: 'ਜੀਵਤ ਟੀਕਾ (ਖ਼ਸਰਾ, ਪੋਲੀਓ ਬੂੰਦਾਂ, ਪੀਲਾ ਬੁਖ਼ਾਰ)',
    counts: 'event',
  },
  rabiesVaccine: {
    en: 'Rabies vaccine after a bite, or immunoglobulin',
    hi: 'काटने के बाद रेबीज़ का टीका, या इम्यूनोग्लोबुलिन',
    pa: 'ਵੱਢਣ ਤੋਂ ਬਾਅਦ ਰੇਬੀਜ਼ ਦਾ ਟੀਕਾ, ਜਾਂ ਇਮਿਊਨੋਗਲੋਬੂਲਿਨ',
    counts: 'event',
  },
  tattoo: {
    en: 'Tattoo, piercing or acupuncture',
    hi: 'टैटू, छेदन या एक्यूपंक्चर',
    pa: 'ਟੈਟੂ, ਵਿੰਨ੍ਹਣਾ ਜਾਂ ਐਕਿਊਪੰਕਚਰ',
    counts: 'event',
  },
  dental: {
    en: 'Tooth extraction or dental surgery',
    hi: 'दाँत निकलवाना या दाँतों का ऑपरेशन',
    pa: 'ਦੰਦ ਕਢਵਾਉਣਾ ਜਾਂ ਦੰਦਾਂ ਦਾ ਓਪਰੇਸ਼ਨ',
    counts: 'event',
  },
  minorSurgery: { en: 'Minor surgery', hi: 'छोटा ऑपरेशन', pa: 'ਛੋਟਾ ਓਪਰੇਸ਼ਨ', counts: 'recovery' },
  majorSurgery: { en: 'Major surgery', hi: 'बड़ा ऑपरेशन', pa: 'ਵੱਡਾ ਓਪਰੇਸ਼ਨ', counts: 'recovery' },
  transfusion: { en: 'Received blood', hi: 'ख़ून चढ़ाया गया', pa: 'ਖ਼ੂਨ ਚੜ੍ਹਾਇਆ ਗਿਆ', counts: 'event' },
  malaria: { en: 'Malaria', hi: 'मलेरिया', pa: 'ਮਲੇਰੀਆ', counts: 'recovery' },
  dengue: { en: 'Dengue', hi: 'डेंगू', pa: 'ਡੇਂਗੂ', counts: 'recovery' },
  chikungunya: { en: 'Chikungunya', hi: 'चिकनगुनिया', pa: 'ਚਿਕਨਗੁਨੀਆ', counts: 'recovery' },
  typhoid: { en: 'Typhoid', hi: 'टाइफ़ाइड', pa: 'ਟਾਈਫ਼ਾਈਡ', counts: 'recovery' },
  tuberculosis: { en: 'Tuberculosis', hi: 'टीबी', pa: 'ਟੀਬੀ', counts: 'cure' },
  childhoodInfection: {
    en: 'Measles, mumps or chickenpox',
    hi: 'ख़सरा, गलसुआ या छोटी माता',
    pa: 'ਖ਼ਸਰਾ, ਕਨੇਡੂ ਜਾਂ ਛੋਟੀ ਮਾਤਾ',
    counts: 'recovery',
  },
  diarrhoea: { en: 'Diarrhoea', hi: 'दस्त', pa: 'ਦਸਤ', counts: 'recovery' },
  jaundiceAE: {
    en: 'Hepatitis A or E',
    hi: 'हेपेटाइटिस A या E (पीलिया)',
    pa: 'ਹੈਪੇਟਾਈਟਸ A ਜਾਂ E (ਪੀਲੀਆ)',
    counts: 'recovery',
  },
  menstruation: { en: 'Menstruation', hi: 'माहवारी', pa: 'ਮਾਹਵਾਰੀ', counts: 'today' },
  pregnancy: { en: 'Pregnancy', hi: 'गर्भावस्था', pa: 'ਗਰਭ ਅਵਸਥਾ', counts: 'today' },
  delivery: { en: 'Delivery', hi: 'बच्चे का जन्म', pa: 'ਬੱਚੇ ਦਾ ਜਨਮ', counts: 'event' },
  abortion: {
    en: 'Abortion or miscarriage',
    hi: 'गर्भपात',
    pa: 'ਗਰਭਪਾਤ',
    counts: 'event',
  },
  lactation: { en: 'Breast-feeding', hi: 'बच्चे को दूध पिलाना', pa: 'ਬੱਚੇ ਨੂੰ ਦੁੱਧ ਪਿਲਾਉਣਾ', counts: 'today' },
  alcohol: {
    en: 'Under the influence of alcohol',
    hi: 'शराब के असर में',
    pa: 'ਸ਼ਰਾਬ ਦੇ ਅਸਰ ਹੇਠ',
    counts: 'today',
  },
  heartDisease: { en: 'Heart disease', hi: 'दिल की बीमारी', pa: 'ਦਿਲ ਦੀ ਬਿਮਾਰੀ', counts: 'today' },
  insulinDiabetes: {
    en: 'Diabetes treated with insulin',
    hi: 'शुगर, इंसुलिन लेते हैं',
    pa: 'ਸ਼ੂਗਰ, ਇਨਸੁਲਿਨ ਲੈਂਦੇ ਹਨ',
    counts: 'today',
  },
  cancer: { en: 'Cancer', hi: 'कैंसर', pa: 'ਕੈਂਸਰ', counts: 'today' },
  bleedingDisorder: {
    en: 'Bleeding disorder',
    hi: 'ख़ून न रुकने की बीमारी',
    pa: 'ਖ਼ੂਨ ਨਾ ਰੁਕਣ ਦੀ ਬਿਮਾਰੀ',
    counts: 'today',
  },
  epilepsy: { en: 'Epilepsy', hi: 'मिर्गी', pa: 'ਮਿਰਗੀ', counts: 'today' },
  asthma: {
    en: 'Asthma with attacks or steroids',
    hi: 'दमा, दौरे या स्टेरॉयड के साथ',
    pa: 'ਦਮਾ, ਦੌਰੇ ਜਾਂ ਸਟੀਰੌਇਡ ਨਾਲ',
    counts: 'today',
  },
  transplant: { en: 'Organ transplant', hi: 'अंग प्रत्यारोपण', pa: 'ਅੰਗ ਟ੍ਰਾਂਸਪਲਾਂਟ', counts: 'today' },
  hepatitisBC: {
    en: 'Hepatitis B or C',
    hi: 'हेपेटाइटिस B या C',
    pa: 'ਹੈਪੇਟਾਈਟਸ B ਜਾਂ C',
    counts: 'today',
    isConfidential: true,
  },
  hiv: { en: 'HIV', hi: 'एचआईवी', pa: 'ਐੱਚਆਈਵੀ', counts: 'today', isConfidential: true },
  sexuallyTransmitted: {
    en: 'Sexually transmitted infection',
    hi: 'यौन संक्रमण',
    pa: 'ਜਿਨਸੀ ਲਾਗ',
    counts: 'today',
    isConfidential: true,
  },
  riskBehaviour: {
    en: 'Risk of an infection through blood',
    hi: 'ख़ून से होने वाले संक्रमण का ख़तरा',
    pa: 'ਖ਼ੂਨ ਰਾਹੀਂ ਲਾਗ ਦਾ ਖ਼ਤਰਾ',
    counts: 'today',
    isConfidential: true,
  },
  doctorDecision: {
    en: 'Doctor’s decision',
    hi: 'डॉक्टर का फ़ैसला',
    pa: 'ਡਾਕਟਰ ਦਾ ਫ਼ੈਸਲਾ',
    counts: 'today',
  },
} as const satisfies Record<string, DeferralReasonWords>;

export type DeferralReason = keyof typeof deferralReasonWords;
export const deferralReasons = Object.keys(deferralReasonWords) as [DeferralReason, ...DeferralReason[]];

/** What everybody else reads instead of a confidential reason. */
export const shownInstead = 'doctorDecision' satisfies DeferralReason;

export function isConfidential(reason: DeferralReason): boolean {
  return 'isConfidential' in deferralReasonWords[reason];
}

/** Reasons that stand in the donor's record. */
export const openReasons = deferralReasons.filter((reason) => !isConfidential(reason)) as [
  DeferralReason,
  ...DeferralReason[],
];
