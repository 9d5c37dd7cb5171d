import { commonWords } from '../kernel/resource/common-words.ts';
import { expenseStatusLabels } from './expense-labels.ts';
import { tripWords } from './trip-words.ts';
import { vehicleWords } from './vehicle-words.ts';

export const expenseWords = {
  one: { en: 'Expense', hi: 'ख़र्च', pa: 'ਖ਼ਰਚਾ' },
  many: { en: 'Expenses', hi: 'ख़र्च', pa: 'ਖ਼ਰਚੇ' },
  empty: {
    en: 'Enter what was paid for a vehicle, attach the bill and submit it. Someone else approves it.',
    hi: 'गाड़ी का ख़र्च लिखें, बिल जोड़ें और भेजें। मंज़ूरी कोई और देता है।',
    pa: 'ਗੱਡੀ ਦਾ ਖ਼ਰਚਾ ਲਿਖੋ, ਬਿੱਲ ਜੋੜੋ ਅਤੇ ਭੇਜੋ। ਮਨਜ਼ੂਰੀ ਕੋਈ ਹੋਰ ਦਿੰਦਾ ਹੈ।',
  },
  removal: {
    en: 'Its bill is deleted with it.',
    hi: 'इसका बिल भी मिट जाएगा।',
    pa: 'ਇਸ ਦਾ ਬਿੱਲ ਵੀ ਮਿਟ ਜਾਵੇਗਾ।',
  },
  fields: {
    number: commonWords.number,
    kind: {
      en: 'Kind',
      hi: 'किस्म',
      pa: 'ਕਿਸਮ',
      choices: {
        fuel: { en: 'Fuel', hi: 'तेल', pa: 'ਤੇਲ' },
        toll: { en: 'Toll', hi: 'टोल', pa: 'ਟੋਲ' },
        parking: { en: 'Parking', hi: 'पार्किंग', pa: 'ਪਾਰਕਿੰਗ' },
        repair: { en: 'Repair', hi: 'मरम्मत', pa: 'ਮੁਰੰਮਤ' },
        tyre: { en: 'Tyre', hi: 'टायर', pa: 'ਟਾਇਰ' },
        service: { en: 'Service', hi: 'सर्विस', pa: 'ਸਰਵਿਸ' },
        fine: { en: 'Fine', hi: 'चालान', pa: 'ਚਲਾਨ' },
        other: { en: 'Other', hi: 'अन्य', pa: 'ਹੋਰ' },
      },
    },
    status: { ...commonWords.status, choices: expenseStatusLabels },
    vehicle: vehicleWords.one,
    vehicleName: vehicleWords.one,
    day: { en: 'Date', hi: 'तारीख़', pa: 'ਤਾਰੀਖ਼' },
    amount: { en: 'Amount', hi: 'रक़म', pa: 'ਰਕਮ' },
    litres: {
      en: 'Litres',
      hi: 'लीटर',
      pa: 'ਲੀਟਰ',
      hint: {
        en: 'Only for fuel. CNG in kg, electric in kWh',
        hi: 'सिर्फ़ तेल के लिए। सीएनजी कि.ग्रा. में, बिजली kWh में',
        pa: 'ਸਿਰਫ਼ ਤੇਲ ਲਈ। ਸੀਐਨਜੀ ਕਿ.ਗ੍ਰਾ. ਵਿੱਚ, ਬਿਜਲੀ kWh ਵਿੱਚ',
      },
    },
    odometer: {
      en: 'Odometer (km)',
      hi: 'मीटर (कि.मी.)',
      pa: 'ਮੀਟਰ (ਕਿ.ਮੀ.)',
      hint: {
        en: 'As it stood at the pump. Needed for fuel',
        hi: 'पंप पर जितना था। तेल के लिए ज़रूरी',
        pa: 'ਪੰਪ ਉੱਤੇ ਜਿੰਨਾ ਸੀ। ਤੇਲ ਲਈ ਜ਼ਰੂਰੀ',
      },
    },
    vendor: {
      en: 'Pump, shop or workshop',
      hi: 'पंप, दुकान या वर्कशॉप',
      pa: 'ਪੰਪ, ਦੁਕਾਨ ਜਾਂ ਵਰਕਸ਼ਾਪ',
    },
    billNumber: { en: 'Bill number', hi: 'बिल नंबर', pa: 'ਬਿੱਲ ਨੰਬਰ' },
    paidBy: {
      en: 'Paid by',
      hi: 'पैसे किसने दिए',
      pa: 'ਪੈਸੇ ਕਿਸ ਨੇ ਦਿੱਤੇ',
      hint: {
        en: 'Who gets the money back. Empty: the organisation paid',
        hi: 'पैसे किन्हें लौटाने हैं। ख़ाली: संस्था ने दिए',
        pa: 'ਪੈਸੇ ਕਿਨ੍ਹਾਂ ਨੂੰ ਮੋੜਨੇ ਹਨ। ਖ਼ਾਲੀ: ਸੰਸਥਾ ਨੇ ਦਿੱਤੇ',
      },
    },
    trip: {
      ...tripWords.one,
      hint: { en: 'Where it belongs to one', hi: 'अगर किसी ट्रिप का हो', pa: 'ਜੇ ਕਿਸੇ ਗੇੜੇ ਦਾ ਹੋਵੇ' },
    },
    tripName: tripWords.one,
    kmPerLitre: { en: 'Km per litre', hi: 'कि.मी. प्रति लीटर', pa: 'ਕਿ.ਮੀ. ਪ੍ਰਤੀ ਲੀਟਰ' },
    hasBill: { en: 'Bill attached', hi: 'बिल जुड़ा है', pa: 'ਬਿੱਲ ਜੁੜਿਆ ਹੈ' },
    centre: commonWords.centre,
    centreName: commonWords.centreName,
    isWaiting: { en: 'Waiting for me', hi: 'मेरे फ़ैसले के लिए बाकी', pa: 'ਮੇਰੇ ਫ਼ੈਸਲੇ ਲਈ ਬਾਕੀ' },
    isOwnWork: { en: 'Own expense', hi: 'मेरा ख़र्च', pa: 'ਮੇਰਾ ਖ਼ਰਚਾ' },
    reason: { en: 'Reason', hi: 'कारण', pa: 'ਕਾਰਨ' },
    madeByName: { en: 'Entered by', hi: 'किसने लिखा', pa: 'ਕਿਸ ਨੇ ਲਿਖਿਆ' },
    approvedByName: { en: 'Approved by', hi: 'किसने मंज़ूर किया', pa: 'ਕਿਸ ਨੇ ਮਨਜ਼ੂਰ ਕੀਤਾ' },
    settledByName: { en: 'Settled by', hi: 'पैसे किसने लौटाए', pa: 'ਪੈਸੇ ਕਿਸ ਨੇ ਮੋੜੇ' },
    photo: commonWords.photo,
    notes: commonWords.notes,
  },
} as const;
