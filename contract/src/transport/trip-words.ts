import { commonWords } from '../kernel/resource/common-words.ts';
import { driverWords } from './driver-words.ts';
import { tripStatusLabels } from './trip-labels.ts';
import { vehicleWords } from './vehicle-words.ts';
import { siteWords } from './words.ts';

const secondDriver = { en: 'Second driver', hi: 'दूसरे ड्राइवर', pa: 'ਦੂਜੇ ਡਰਾਈਵਰ' };
const roll = { en: 'Nominal roll', hi: 'नॉमिनल रोल', pa: 'ਨੌਮੀਨਲ ਰੋਲ' };

export const tripWords = {
  one: { en: 'Trip', hi: 'ट्रिप', pa: 'ਗੇੜਾ' },
  many: { en: 'Trips', hi: 'ट्रिप', pa: 'ਗੇੜੇ' },
  empty: {
    en: 'Plan a trip with a vehicle and a driver. The portal checks documents, licence, seats and times.',
    hi: 'गाड़ी और ड्राइवर चुनकर ट्रिप बनाएँ। पोर्टल काग़ज़, लाइसेंस, सीटें और समय जाँचता है।',
    pa: 'ਗੱਡੀ ਅਤੇ ਡਰਾਈਵਰ ਚੁਣ ਕੇ ਗੇੜਾ ਬਣਾਓ। ਪੋਰਟਲ ਕਾਗਜ਼, ਲਾਇਸੈਂਸ, ਸੀਟਾਂ ਅਤੇ ਸਮਾਂ ਜਾਂਚਦਾ ਹੈ।',
  },
  fields: {
    number: commonWords.number,
    purpose: {
      en: 'Purpose',
      hi: 'किसलिए',
      pa: 'ਕਿਸ ਲਈ',
      hint: {
        en: 'For example: langar supplies, jatha to Beas',
        hi: 'जैसे: लंगर का सामान, ब्यास का जत्था',
        pa: 'ਜਿਵੇਂ: ਲੰਗਰ ਦਾ ਸਮਾਨ, ਬਿਆਸ ਦਾ ਜਥਾ',
      },
    },
    status: { ...commonWords.status, choices: tripStatusLabels },
    fromDay: { en: 'Start day', hi: 'जाने का दिन', pa: 'ਜਾਣ ਦਾ ਦਿਨ' },
    fromTime: { en: 'Start time', hi: 'जाने का समय', pa: 'ਜਾਣ ਦਾ ਸਮਾਂ' },
    toDay: { en: 'Return day', hi: 'लौटने का दिन', pa: 'ਮੁੜਨ ਦਾ ਦਿਨ' },
    toTime: { en: 'Return time', hi: 'लौटने का समय', pa: 'ਮੁੜਨ ਦਾ ਸਮਾਂ' },
    roll: {
      ...roll,
      hint: {
        en: 'Its members ride along',
        hi: 'इसके सदस्य साथ जाते हैं',
        pa: 'ਇਸ ਦੇ ਮੈਂਬਰ ਨਾਲ ਜਾਂਦੇ ਹਨ',
      },
    },
    rollName: roll,
    passengers: {
      en: 'Passengers',
      hi: 'सवारियाँ',
      pa: 'ਸਵਾਰੀਆਂ',
      hint: {
        en: 'Without the drivers. Empty: all members of the roll',
        hi: 'ड्राइवरों के बिना। ख़ाली: रोल के सब सदस्य',
        pa: 'ਡਰਾਈਵਰਾਂ ਤੋਂ ਬਿਨਾਂ। ਖ਼ਾਲੀ: ਰੋਲ ਦੇ ਸਾਰੇ ਮੈਂਬਰ',
      },
    },
    people: { en: 'Passengers', hi: 'सवारियाँ', pa: 'ਸਵਾਰੀਆਂ' },
    vehicle: vehicleWords.one,
    vehicleName: vehicleWords.one,
    driver: driverWords.one,
    driverName: driverWords.one,
    secondDriver,
    secondDriverName: secondDriver,
    sites: {
      ...siteWords.many,
      hint: {
        en: 'In the order in which they are reached',
        hi: 'जिस क्रम में पहुँचना है',
        pa: 'ਜਿਸ ਤਰਤੀਬ ਵਿੱਚ ਪਹੁੰਚਣਾ ਹੈ',
      },
    },
    route: siteWords.many,
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    startedAt: { en: 'Started', hi: 'चली', pa: 'ਚੱਲਿਆ' },
    endedAt: { en: 'Returned', hi: 'लौटी', pa: 'ਮੁੜਿਆ' },
    odometerOut: { en: 'Odometer out (km)', hi: 'जाते समय मीटर (कि.मी.)', pa: 'ਜਾਣ ਵੇਲੇ ਮੀਟਰ (ਕਿ.ਮੀ.)' },
    odometerIn: { en: 'Odometer in (km)', hi: 'लौटते समय मीटर (कि.मी.)', pa: 'ਮੁੜਨ ਵੇਲੇ ਮੀਟਰ (ਕਿ.ਮੀ.)' },
    distance: { en: 'Distance (km)', hi: 'दूरी (कि.मी.)', pa: 'ਦੂਰੀ (ਕਿ.ਮੀ.)' },
    odometer: { en: 'Last reading (km)', hi: 'पिछला मीटर (कि.मी.)', pa: 'ਪਿਛਲਾ ਮੀਟਰ (ਕਿ.ਮੀ.)' },
    isLate: {
      en: 'Late',
      hi: 'देर',
      pa: 'ਦੇਰ',
      choices: {
        true: { en: 'Not back in time', hi: 'समय पर नहीं लौटी', pa: 'ਸਮੇਂ ਸਿਰ ਨਹੀਂ ਮੁੜਿਆ' },
        false: { en: 'In time', hi: 'समय पर', pa: 'ਸਮੇਂ ਸਿਰ' },
      },
    },
    isOwn: { en: 'Trip of my centre', hi: 'मेरे केंद्र की ट्रिप', pa: 'ਮੇਰੇ ਸੈਂਟਰ ਦਾ ਗੇੜਾ' },
    isMine: { en: 'Own trip', hi: 'मेरी ट्रिप', pa: 'ਮੇਰਾ ਗੇੜਾ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    madeByName: { en: 'Planned by', hi: 'किसने बनाई', pa: 'ਕਿਸ ਨੇ ਬਣਾਇਆ' },
    notes: commonWords.notes,
  },
} as const;
