import { commonWords } from '../kernel/resource/common-words.ts';
import type { Texts } from '../kernel/values/languages.ts';
import { conditionLabels, subjectLabels } from './premises-labels.ts';

/** Where the subject is said already: on its card. */
export const partWords = {
  Condition: { en: 'Condition', hi: 'हालत', pa: 'ਹਾਲਤ' },
  Notes: commonWords.notes,
} as const;

const conditionOf = ({ en, hi, pa }: Texts) => ({
  en: `${en}: condition`,
  hi: `${hi}: हालत`,
  pa: `${pa}: ਹਾਲਤ`,
  choices: conditionLabels,
});
const notesOf = ({ en, hi, pa }: Texts) => ({ en: `${en}: notes`, hi: `${hi}: नोट`, pa: `${pa}: ਨੋਟ` });

export const lightLabels = {
  green: { en: 'In order', hi: 'सब ठीक', pa: 'ਸਭ ਠੀਕ' },
  amber: { en: 'Needs attention', hi: 'ध्यान दें', pa: 'ਧਿਆਨ ਦਿਓ' },
  red: { en: 'Act now', hi: 'तुरंत करें', pa: 'ਤੁਰੰਤ ਕਰੋ' },
  unknown: { en: 'Not checked', hi: 'जाँच नहीं हुई', pa: 'ਜਾਂਚ ਨਹੀਂ ਹੋਈ' },
} as const;

export const premisesWords = {
  one: { en: 'Satsang ghar', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
  many: { en: 'Satsang ghars', hi: 'सत्संग घर', pa: 'ਸਤਿਸੰਗ ਘਰ' },
  empty: {
    en: 'Enter the premises of each centre once. Then each subject has its light.',
    hi: 'हर केंद्र का सत्संग घर एक बार दर्ज करें। फिर हर विषय की हालत दिखेगी।',
    pa: 'ਹਰ ਸੈਂਟਰ ਦਾ ਸਤਿਸੰਗ ਘਰ ਇੱਕ ਵਾਰ ਦਰਜ ਕਰੋ। ਫਿਰ ਹਰ ਵਿਸ਼ੇ ਦੀ ਹਾਲਤ ਦਿਸੇਗੀ।',
  },
  fields: {
    name: commonWords.name,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    address: commonWords.address,
    photo: commonWords.photo,
    hallCount: subjectLabels.halls,
    capacity: { en: 'Capacity', hi: 'कितने लोग बैठें', pa: 'ਕਿੰਨੇ ਬੈਠ ਸਕਣ' },
    paperDays: { en: 'Documents', hi: 'काग़ज़', pa: 'ਕਾਗਜ਼' },
    serviceDays: { en: 'Services', hi: 'सर्विस', pa: 'ਸਰਵਿਸ' },
    openRecords: { en: 'Open records', hi: 'खुले रिकॉर्ड', pa: 'ਖੁੱਲ੍ਹੇ ਰਿਕਾਰਡ' },
    lights: { en: 'Subjects', hi: 'विषय', pa: 'ਵਿਸ਼ੇ' },
    status: {
      ...commonWords.status,
      choices: {
        inUse: { en: 'In use', hi: 'चालू', pa: 'ਚਾਲੂ' },
        closed: { en: 'Closed', hi: 'बंद', pa: 'ਬੰਦ' },
      },
    },
    worst: { en: 'Overall condition', hi: 'कुल मिलाकर हालत', pa: 'ਕੁੱਲ ਮਿਲਾ ਕੇ ਹਾਲਤ', choices: lightLabels },
    ownership: {
      en: 'Ownership',
      hi: 'मालिकी',
      pa: 'ਮਾਲਕੀ',
      choices: {
        owned: { en: 'Owned', hi: 'अपनी', pa: 'ਆਪਣੀ' },
        donated: { en: 'Donated', hi: 'दान में मिली', pa: 'ਦਾਨ ਵਿੱਚ ਮਿਲੀ' },
        leased: { en: 'Leased', hi: 'लीज़ पर', pa: 'ਲੀਜ਼ ਉੱਤੇ' },
        rented: { en: 'Rented', hi: 'किराये पर', pa: 'ਕਿਰਾਏ ਉੱਤੇ' },
      },
    },
    landRecord: { en: 'Land record number', hi: 'ज़मीन का रिकॉर्ड नंबर', pa: 'ਜ਼ਮੀਨ ਦਾ ਰਿਕਾਰਡ ਨੰਬਰ' },
    landArea: { en: 'Land area (m²)', hi: 'ज़मीन (वर्ग मीटर)', pa: 'ਜ਼ਮੀਨ (ਵਰਗ ਮੀਟਰ)' },
    coveredArea: { en: 'Covered area (m²)', hi: 'छत वाला रक़बा (वर्ग मीटर)', pa: 'ਛੱਤਿਆ ਹਿੱਸਾ (ਵਰਗ ਮੀਟਰ)' },
    buildings: { en: 'Buildings', hi: 'इमारतें', pa: 'ਇਮਾਰਤਾਂ' },
    builtYear: { en: 'Year built', hi: 'बनने का साल', pa: 'ਬਣਨ ਦਾ ਸਾਲ' },
    landCondition: conditionOf(subjectLabels.land),
    landNotes: notesOf(subjectLabels.land),
    hallsCondition: conditionOf(subjectLabels.halls),
    hallsNotes: notesOf(subjectLabels.halls),
    carSpaces: { en: 'Car spaces', hi: 'कारों की जगह', pa: 'ਕਾਰਾਂ ਦੀ ਥਾਂ' },
    twoWheelerSpaces: { en: 'Two-wheeler spaces', hi: 'दोपहिया की जगह', pa: 'ਦੋਪਹੀਆ ਦੀ ਥਾਂ' },
    busSpaces: { en: 'Bus spaces', hi: 'बसों की जगह', pa: 'ਬੱਸਾਂ ਦੀ ਥਾਂ' },
    parkingCondition: conditionOf(subjectLabels.parking),
    parkingNotes: notesOf(subjectLabels.parking),
    mealsAtOnce: { en: 'Meals at one time', hi: 'एक बार में भोजन', pa: 'ਇੱਕ ਵਾਰ ਵਿੱਚ ਭੋਜਨ' },
    gasConnections: { en: 'Gas connections', hi: 'गैस कनेक्शन', pa: 'ਗੈਸ ਕੁਨੈਕਸ਼ਨ' },
    kitchenCondition: conditionOf(subjectLabels.kitchen),
    kitchenNotes: notesOf(subjectLabels.kitchen),
    waterSource: {
      en: 'Water source',
      hi: 'पानी कहाँ से',
      pa: 'ਪਾਣੀ ਕਿੱਥੋਂ',
      choices: {
        municipal: { en: 'Municipal supply', hi: 'नगर निगम', pa: 'ਨਗਰ ਨਿਗਮ' },
        borewell: { en: 'Borewell', hi: 'बोरवेल', pa: 'ਬੋਰਵੈੱਲ' },
        tanker: { en: 'Tanker', hi: 'टैंकर', pa: 'ਟੈਂਕਰ' },
        other: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
      },
    },
    tankLitres: { en: 'Tanks (litres)', hi: 'टंकियाँ (लीटर)', pa: 'ਟੈਂਕੀਆਂ (ਲੀਟਰ)' },
    drinkingPoints: { en: 'Drinking water points', hi: 'पीने के पानी के नल', pa: 'ਪੀਣ ਵਾਲੇ ਪਾਣੀ ਦੀਆਂ ਟੂਟੀਆਂ' },
    waterCondition: conditionOf(subjectLabels.water),
    waterNotes: notesOf(subjectLabels.water),
    meterNumber: { en: 'Meter number', hi: 'मीटर नंबर', pa: 'ਮੀਟਰ ਨੰਬਰ' },
    sanctionedLoad: { en: 'Sanctioned load (kW)', hi: 'मंज़ूर लोड (kW)', pa: 'ਮਨਜ਼ੂਰ ਲੋਡ (kW)' },
    generatorKva: { en: 'Generator (kVA)', hi: 'जनरेटर (kVA)', pa: 'ਜਨਰੇਟਰ (kVA)' },
    solarKw: { en: 'Solar (kW)', hi: 'सोलर (kW)', pa: 'ਸੋਲਰ (kW)' },
    powerCondition: conditionOf(subjectLabels.power),
    powerNotes: notesOf(subjectLabels.power),
    toiletsWomen: { en: 'Toilets for women', hi: 'महिलाओं के शौचालय', pa: 'ਔਰਤਾਂ ਦੇ ਪਖ਼ਾਨੇ' },
    toiletsMen: { en: 'Toilets for men', hi: 'पुरुषों के शौचालय', pa: 'ਮਰਦਾਂ ਦੇ ਪਖ਼ਾਨੇ' },
    toiletsAccessible: { en: 'Toilets for wheelchairs', hi: 'व्हीलचेयर वाले शौचालय', pa: 'ਵ੍ਹੀਲਚੇਅਰ ਵਾਲੇ ਪਖ਼ਾਨੇ' },
    toiletsCondition: conditionOf(subjectLabels.toilets),
    toiletsNotes: notesOf(subjectLabels.toilets),
    extinguishers: { en: 'Extinguishers', hi: 'अग्निशामक', pa: 'ਅੱਗ ਬੁਝਾਊ ਯੰਤਰ' },
    hydrants: { en: 'Hydrants', hi: 'हाइड्रेंट', pa: 'ਹਾਈਡਰੈਂਟ' },
    exits: { en: 'Emergency exits', hi: 'इमरजेंसी निकास', pa: 'ਐਮਰਜੈਂਸੀ ਰਸਤੇ' },
    fireSafetyCondition: conditionOf(subjectLabels.fireSafety),
    fireSafetyNotes: notesOf(subjectLabels.fireSafety),
    ramps: { en: 'Ramps', hi: 'रैंप', pa: 'ਰੈਂਪ' },
    wheelchairs: { en: 'Wheelchairs', hi: 'व्हीलचेयर', pa: 'ਵ੍ਹੀਲਚੇਅਰਾਂ' },
    hasLift: { en: 'Lift', hi: 'लिफ़्ट', pa: 'ਲਿਫ਼ਟ' },
    accessibilityCondition: conditionOf(subjectLabels.accessibility),
    accessibilityNotes: notesOf(subjectLabels.accessibility),
    equipmentCondition: conditionOf(subjectLabels.equipment),
    equipmentNotes: notesOf(subjectLabels.equipment),
  },
} as const;
