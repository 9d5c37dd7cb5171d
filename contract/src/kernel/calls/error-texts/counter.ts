import type { ErrorTexts } from './error-texts.ts';

/** Refusals at the counter of the shop. */
export const counterErrors = {
  TILL_IN_SHIFT: {
    status: 409,
    en: 'This counter already has an open shift, begun by {name}. Close that shift first. Nothing was changed.',
    hi: 'इस काउंटर पर {name} की शिफ़्ट अभी चालू है। पहले उसे बंद करें। कुछ नहीं बदला।',
    pa: 'ਇਸ ਕਾਊਂਟਰ ਉੱਤੇ {name} ਦੀ ਸ਼ਿਫ਼ਟ ਹਾਲੇ ਚਾਲੂ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਬੰਦ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  TILL_INACTIVE: {
    status: 409,
    en: 'This counter is not in use. Choose another one.',
    hi: 'यह काउंटर बंद है। दूसरा काउंटर चुनें।',
    pa: 'ਇਹ ਕਾਊਂਟਰ ਬੰਦ ਹੈ। ਦੂਜਾ ਕਾਊਂਟਰ ਚੁਣੋ।',
  },
  TILL_HAS_RECEIPTS: {
    status: 409,
    en: 'This counter has shifts and is not deleted. Set it to inactive instead.',
    hi: 'इस काउंटर की शिफ़्टें दर्ज हैं, इसलिए यह मिटाया नहीं जाता। इसे बंद कर दें।',
    pa: 'ਇਸ ਕਾਊਂਟਰ ਦੀਆਂ ਸ਼ਿਫ਼ਟਾਂ ਦਰਜ ਹਨ, ਇਸ ਲਈ ਇਹ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾਂਦਾ। ਇਸ ਨੂੰ ਬੰਦ ਕਰ ਦਿਓ।',
  },
  TILL_CODE_FIXED: {
    status: 409,
    en: 'The code and the centre are printed on receipts and can no longer be changed. Add a new counter instead.',
    hi: 'कोड और केंद्र रसीदों पर छप चुके हैं, अब नहीं बदलते। नया काउंटर जोड़ें।',
    pa: 'ਕੋਡ ਅਤੇ ਸੈਂਟਰ ਰਸੀਦਾਂ ਉੱਤੇ ਛਪ ਚੁੱਕੇ ਹਨ, ਹੁਣ ਨਹੀਂ ਬਦਲਦੇ। ਨਵਾਂ ਕਾਊਂਟਰ ਜੋੜੋ।',
  },
  SHIFT_CLOSED: {
    status: 409,
    en: 'This shift is closed. Open a new one. Nothing was changed.',
    hi: 'यह शिफ़्ट बंद हो चुकी है। नई शिफ़्ट शुरू करें। कुछ नहीं बदला।',
    pa: 'ਇਹ ਸ਼ਿਫ਼ਟ ਬੰਦ ਹੋ ਚੁੱਕੀ ਹੈ। ਨਵੀਂ ਸ਼ਿਫ਼ਟ ਸ਼ੁਰੂ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  SHIFT_NOTE_NEEDED: {
    status: 400,
    en: 'The counted cash differs by {amount}. Write why, then close the shift.',
    hi: 'गिनी गई नक़दी में {amount} का फ़र्क़ है। कारण लिखें, फिर शिफ़्ट बंद करें।',
    pa: 'ਗਿਣੀ ਗਈ ਨਕਦੀ ਵਿੱਚ {amount} ਦਾ ਫ਼ਰਕ ਹੈ। ਕਾਰਨ ਲਿਖੋ, ਫਿਰ ਸ਼ਿਫ਼ਟ ਬੰਦ ਕਰੋ।',
  },
  DRAWER_SHORT: {
    status: 409,
    en: 'Only {amount} is in this drawer. Nothing was changed.',
    hi: 'इस गल्ले में सिर्फ़ {amount} हैं। कुछ नहीं बदला।',
    pa: 'ਇਸ ਗੱਲੇ ਵਿੱਚ ਸਿਰਫ਼ {amount} ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  SALE_PRICE_CHANGED: {
    status: 409,
    en: 'The price has changed: {items}. The sale was not recorded. The basket on hold has the new price.',
    hi: 'क़ीमत बदल गई है: {items}। बिक्री दर्ज नहीं हुई। रोकी हुई बास्केट में नई क़ीमत है।',
    pa: 'ਕੀਮਤ ਬਦਲ ਗਈ ਹੈ: {items}। ਵਿਕਰੀ ਦਰਜ ਨਹੀਂ ਹੋਈ। ਰੋਕੀ ਬਾਸਕਟ ਵਿੱਚ ਨਵੀਂ ਕੀਮਤ ਹੈ।',
  },
  SALE_DISCOUNT: {
    status: 409,
    en: 'At most {max} % discount is allowed here. The sale was not recorded.',
    hi: 'यहाँ ज़्यादा से ज़्यादा {max} % छूट मिल सकती है। बिक्री दर्ज नहीं हुई।',
    pa: 'ਇੱਥੇ ਵੱਧ ਤੋਂ ਵੱਧ {max} % ਛੋਟ ਮਿਲ ਸਕਦੀ ਹੈ। ਵਿਕਰੀ ਦਰਜ ਨਹੀਂ ਹੋਈ।',
  },
  SALE_PAYMENT: {
    status: 400,
    en: 'Cash and UPI do not come to the total of the sale. Nothing was recorded.',
    hi: 'नक़द और UPI मिलाकर बिक्री का कुल नहीं बनता। कुछ दर्ज नहीं हुआ।',
    pa: 'ਨਕਦ ਅਤੇ UPI ਮਿਲਾ ਕੇ ਵਿਕਰੀ ਦਾ ਕੁੱਲ ਨਹੀਂ ਬਣਦਾ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।',
  },
  SALE_NO_UPI: {
    status: 409,
    en: 'This counter takes no UPI. Ask whoever sets up the counters.',
    hi: 'इस काउंटर पर UPI नहीं लिया जाता। काउंटर की सेटिंग करने वाले से कहें।',
    pa: 'ਇਸ ਕਾਊਂਟਰ ਉੱਤੇ UPI ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ। ਕਾਊਂਟਰ ਦੀ ਸੈਟਿੰਗ ਕਰਨ ਵਾਲੇ ਨੂੰ ਕਹੋ।',
  },
  RECEIPT_NUMBER_TAKEN: {
    status: 409,
    en: 'Receipt number {number} has been used for another sale. Open the counter again to go on with the next number.',
    hi: 'रसीद नंबर {number} किसी और बिक्री का है। काउंटर फिर से खोलें, अगला नंबर मिल जाएगा।',
    pa: 'ਰਸੀਦ ਨੰਬਰ {number} ਕਿਸੇ ਹੋਰ ਵਿਕਰੀ ਦਾ ਹੈ। ਕਾਊਂਟਰ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ, ਅਗਲਾ ਨੰਬਰ ਮਿਲ ਜਾਵੇਗਾ।',
  },
  RECEIPT_UNKNOWN: {
    status: 404,
    en: 'There is no receipt with this number. Compare it with the paper.',
    hi: 'इस नंबर की कोई रसीद नहीं है। काग़ज़ से मिलाएँ।',
    pa: 'ਇਸ ਨੰਬਰ ਦੀ ਕੋਈ ਰਸੀਦ ਨਹੀਂ ਹੈ। ਕਾਗਜ਼ ਨਾਲ ਮਿਲਾਓ।',
  },
  RECEIPT_NOT_SALE: {
    status: 409,
    en: 'Only a sale can be returned. This receipt is something else.',
    hi: 'वापसी सिर्फ़ बिक्री की रसीद पर होती है। यह रसीद कुछ और है।',
    pa: 'ਵਾਪਸੀ ਸਿਰਫ਼ ਵਿਕਰੀ ਦੀ ਰਸੀਦ ਉੱਤੇ ਹੁੰਦੀ ਹੈ। ਇਹ ਰਸੀਦ ਕੁਝ ਹੋਰ ਹੈ।',
  },
  RETURN_TOO_MANY: {
    status: 409,
    en: 'More than was sold, or than has not come back yet: {items}. Nothing was changed.',
    hi: 'जितना बिका और वापस नहीं आया, उससे ज़्यादा है: {items}। कुछ नहीं बदला।',
    pa: 'ਜਿੰਨਾ ਵਿਕਿਆ ਅਤੇ ਵਾਪਸ ਨਹੀਂ ਆਇਆ, ਉਸ ਤੋਂ ਵੱਧ ਹੈ: {items}। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  RECEIPT_CANCELLED: {
    status: 409,
    en: 'This receipt is cancelled already, or copies of it came back. Nothing was changed.',
    hi: 'यह रसीद पहले ही रद्द है, या इसका कुछ माल वापस आ चुका है। कुछ नहीं बदला।',
    pa: 'ਇਹ ਰਸੀਦ ਪਹਿਲਾਂ ਹੀ ਰੱਦ ਹੈ, ਜਾਂ ਇਸ ਦਾ ਕੁਝ ਮਾਲ ਵਾਪਸ ਆ ਚੁੱਕਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  ISSUE_SETTLED: {
    status: 409,
    en: 'Somebody has settled this already.',
    hi: 'इसे कोई पहले ही निपटा चुका है।',
    pa: 'ਇਸ ਨੂੰ ਕੋਈ ਪਹਿਲਾਂ ਹੀ ਨਿਬੇੜ ਚੁੱਕਾ ਹੈ।',
  },
  ISSUE_NOTE_NEEDED: {
    status: 400,
    en: 'Write what you found, for example “counted, stock was right”.',
    hi: 'जो मिला वह लिखें, जैसे “गिना, स्टॉक सही था”।',
    pa: 'ਜੋ ਮਿਲਿਆ ਉਹ ਲਿਖੋ, ਜਿਵੇਂ “ਗਿਣਿਆ, ਸਟਾਕ ਠੀਕ ਸੀ”।',
  },
  ISSUE_STILL_SHORT: {
    status: 409,
    en: 'The stock has only {count} of them. Receive or count the stock first. Nothing was changed.',
    hi: 'स्टॉक में सिर्फ़ {count} हैं। पहले माल दर्ज करें या स्टॉक गिनें। कुछ नहीं बदला।',
    pa: 'ਸਟਾਕ ਵਿੱਚ ਸਿਰਫ਼ {count} ਹਨ। ਪਹਿਲਾਂ ਮਾਲ ਦਰਜ ਕਰੋ ਜਾਂ ਸਟਾਕ ਗਿਣੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
} as const satisfies ErrorTexts;
