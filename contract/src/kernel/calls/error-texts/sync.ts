import type { ErrorTexts } from './error-texts.ts';

/** Refusals of Cloud Sync and of devices. */
export const syncErrors = {
  SYNC_LAPTOP_ONLY: {
    status: 409,
    en: 'This is done on the camp laptop, not in the cloud.',
    hi: 'यह काम कैंप के लैपटॉप पर होता है, क्लाउड में नहीं।',
    pa: 'ਇਹ ਕੰਮ ਕੈਂਪ ਦੇ ਲੈਪਟਾਪ ਤੇ ਹੁੰਦਾ ਹੈ, ਕਲਾਊਡ ਵਿੱਚ ਨਹੀਂ।',
  },
  SYNC_CLOUD_ONLY: {
    status: 409,
    en: 'This is changed in the cloud portal. The laptop gets it at the next preparation.',
    hi: 'यह क्लाउड पोर्टल में बदला जाता है। लैपटॉप को यह अगली तैयारी में मिलेगा।',
    pa: 'ਇਹ ਕਲਾਊਡ ਪੋਰਟਲ ਵਿੱਚ ਬਦਲਿਆ ਜਾਂਦਾ ਹੈ। ਲੈਪਟਾਪ ਨੂੰ ਇਹ ਅਗਲੀ ਤਿਆਰੀ ਵਿੱਚ ਮਿਲੇਗਾ।',
  },
  SYNC_NOT_ENROLLED: {
    status: 409,
    en: 'This laptop is not connected to a cloud portal yet. Ask for a one-time code from Settings → Devices.',
    hi: 'यह लैपटॉप अभी किसी क्लाउड पोर्टल से जुड़ा नहीं है। सेटिंग → डिवाइस से OTP माँगें।',
    pa: 'ਇਹ ਲੈਪਟਾਪ ਹਾਲੇ ਕਿਸੇ ਕਲਾਊਡ ਪੋਰਟਲ ਨਾਲ ਜੁੜਿਆ ਨਹੀਂ। ਸੈਟਿੰਗਾਂ → ਡਿਵਾਈਸ ਤੋਂ OTP ਮੰਗੋ।',
  },
  SYNC_ENROLLED: {
    status: 409,
    en: 'This laptop is already connected to a cloud portal, and something waits to be handed in. Hand it in first.',
    hi: 'यह लैपटॉप पहले से क्लाउड पोर्टल से जुड़ा है और कुछ भेजना बाकी है। पहले उसे भेजें।',
    pa: 'ਇਹ ਲੈਪਟਾਪ ਪਹਿਲਾਂ ਹੀ ਕਲਾਊਡ ਪੋਰਟਲ ਨਾਲ ਜੁੜਿਆ ਹੈ ਅਤੇ ਕੁਝ ਭੇਜਣਾ ਬਾਕੀ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਭੇਜੋ।',
  },
  SYNC_AREA_TAKEN: {
    status: 409,
    en: 'This laptop already has another area with the same name. Start with an empty laptop.',
    hi: 'इस लैपटॉप पर इसी नाम का दूसरा एरिया है। ख़ाली लैपटॉप से शुरू करें।',
    pa: 'ਇਸ ਲੈਪਟਾਪ ਤੇ ਇਸੇ ਨਾਮ ਦਾ ਦੂਜਾ ਏਰੀਆ ਹੈ। ਖ਼ਾਲੀ ਲੈਪਟਾਪ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
  },
  SYNC_ADDRESS_WRONG: {
    status: 400,
    en: 'Enter the address of the cloud portal, such as https://portal.example.org.',
    hi: 'क्लाउड पोर्टल का पता लिखें, जैसे https://portal.example.org।',
    pa: 'ਕਲਾਊਡ ਪੋਰਟਲ ਦਾ ਪਤਾ ਲਿਖੋ, ਜਿਵੇਂ https://portal.example.org।',
  },
  SYNC_CODE_WRONG: {
    status: 400,
    en: 'This code is wrong, used or too old. Ask for a new one from Settings → Devices.',
    hi: 'यह OTP ग़लत है, इस्तेमाल हो चुका है या पुराना है। सेटिंग → डिवाइस से नया माँगें।',
    pa: 'ਇਹ OTP ਗ਼ਲਤ ਹੈ, ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ ਜਾਂ ਪੁਰਾਣਾ ਹੈ। ਸੈਟਿੰਗਾਂ → ਡਿਵਾਈਸ ਤੋਂ ਨਵਾਂ ਮੰਗੋ।',
  },
  SYNC_DEVICES_FULL: {
    status: 409,
    en: 'All device numbers of this area are used. Nothing was changed. Call support.',
    hi: 'इस एरिया के सारे डिवाइस नंबर ख़त्म हो गए हैं। कुछ नहीं बदला। सपोर्ट को बताएँ।',
    pa: 'ਇਸ ਏਰੀਆ ਦੇ ਸਾਰੇ ਡਿਵਾਈਸ ਨੰਬਰ ਮੁੱਕ ਗਏ ਹਨ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਸਪੋਰਟ ਨੂੰ ਦੱਸੋ।',
  },
  SYNC_UNREACHABLE: {
    status: 503,
    en: 'The cloud portal cannot be reached. Nothing is lost. Try again when there is a connection.',
    hi: 'क्लाउड पोर्टल तक नहीं पहुँच सके। कुछ खोया नहीं है। कनेक्शन आने पर फिर कोशिश करें।',
    pa: 'ਕਲਾਊਡ ਪੋਰਟਲ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕੇ। ਕੁਝ ਗੁੰਮ ਨਹੀਂ ਹੋਇਆ। ਕਨੈਕਸ਼ਨ ਆਉਣ ਤੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  SYNC_CLOUD_OLDER: {
    status: 409,
    en: 'This laptop has a newer version than the cloud portal. Everything is kept. Try again after the cloud’s update.',
    hi: 'इस लैपटॉप का वर्ज़न क्लाउड पोर्टल से नया है। सब कुछ सुरक्षित है। क्लाउड के अपडेट के बाद फिर कोशिश करें।',
    pa: 'ਇਸ ਲੈਪਟਾਪ ਦਾ ਵਰਜ਼ਨ ਕਲਾਊਡ ਪੋਰਟਲ ਤੋਂ ਨਵਾਂ ਹੈ। ਸਭ ਕੁਝ ਸੁਰੱਖਿਅਤ ਹੈ। ਕਲਾਊਡ ਦੇ ਅਪਡੇਟ ਤੋਂ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  SYNC_REFUSED: {
    status: 401,
    en: 'The cloud portal does not accept this laptop. Everything is kept. Ask an administrator to enrol it again.',
    hi: 'क्लाउड पोर्टल इस लैपटॉप को नहीं मान रहा। सब कुछ सुरक्षित है। एडमिन से इसे फिर जोड़ने को कहें।',
    pa: 'ਕਲਾਊਡ ਪੋਰਟਲ ਇਸ ਲੈਪਟਾਪ ਨੂੰ ਨਹੀਂ ਮੰਨ ਰਿਹਾ। ਸਭ ਕੁਝ ਸੁਰੱਖਿਅਤ ਹੈ। ਐਡਮਿਨ ਨੂੰ ਇਸ ਨੂੰ ਮੁੜ ਜੋੜਨ ਲਈ ਕਹੋ।',
  },
  SYNC_REVOKED: {
    status: 403,
    en: 'This laptop was revoked. What it collected can still be handed in. An administrator decides about it.',
    hi: 'यह डिवाइस रद्द कर दिया गया है। इस पर दर्ज काम अब भी भेजा जा सकता है। फ़ैसला एडमिन करेंगे।',
    pa: 'ਇਹ ਡਿਵਾਈਸ ਰੱਦ ਕਰ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਇਸ ਤੇ ਦਰਜ ਕੰਮ ਹਾਲੇ ਵੀ ਭੇਜਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਫ਼ੈਸਲਾ ਐਡਮਿਨ ਕਰਨਗੇ।',
  },
  SYNC_REPLAYED: {
    status: 409,
    en: 'This request was made before. Nothing was changed.',
    hi: 'यह अनुरोध पहले आ चुका है। कुछ नहीं बदला।',
    pa: 'ਇਹ ਬੇਨਤੀ ਪਹਿਲਾਂ ਆ ਚੁੱਕੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  SYNC_STALE: {
    status: 409,
    en: 'The connection to the cloud portal was open too long. It is opened again.',
    hi: 'क्लाउड पोर्टल से कनेक्शन बहुत देर खुला रहा। उसे फिर खोला जा रहा है।',
    pa: 'ਕਲਾਊਡ ਪੋਰਟਲ ਨਾਲ ਕਨੈਕਸ਼ਨ ਬਹੁਤ ਦੇਰ ਖੁੱਲ੍ਹਾ ਰਿਹਾ। ਉਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹਿਆ ਜਾ ਰਿਹਾ ਹੈ।',
  },
  SYNC_BATCH_REFUSED: {
    status: 409,
    en: 'The cloud portal expected another part first. Nothing was changed. The laptop sends it again.',
    hi: 'क्लाउड पोर्टल को पहले दूसरा हिस्सा चाहिए था। कुछ नहीं बदला। लैपटॉप उसे फिर भेजेगा।',
    pa: 'ਕਲਾਊਡ ਪੋਰਟਲ ਨੂੰ ਪਹਿਲਾਂ ਦੂਜਾ ਹਿੱਸਾ ਚਾਹੀਦਾ ਸੀ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਲੈਪਟਾਪ ਉਸ ਨੂੰ ਮੁੜ ਭੇਜੇਗਾ।',
  },
  SYNC_BATCH_ALTERED: {
    status: 400,
    en: 'This part was changed on its way. Nothing of it was taken. The laptop sends it again.',
    hi: 'यह हिस्सा रास्ते में बदल गया। उसमें से कुछ नहीं लिया गया। लैपटॉप उसे फिर भेजेगा।',
    pa: 'ਇਹ ਹਿੱਸਾ ਰਾਹ ਵਿੱਚ ਬਦਲ ਗਿਆ। ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ। ਲੈਪਟਾਪ ਉਸ ਨੂੰ ਮੁੜ ਭੇਜੇਗਾ।',
  },
  SYNC_OTHER_AREA: {
    status: 403,
    en: 'This laptop belongs to another area. Nothing was changed.',
    hi: 'यह लैपटॉप दूसरे एरिया का है। कुछ नहीं बदला।',
    pa: 'ਇਹ ਲੈਪਟਾਪ ਦੂਜੇ ਏਰੀਆ ਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।',
  },
  SYNC_RUNNING: {
    status: 409,
    en: 'This laptop is exchanging data with the cloud portal already. Wait until it is done.',
    hi: 'यह लैपटॉप पहले से क्लाउड पोर्टल से डेटा ले-दे रहा है। उसके पूरा होने तक रुकें।',
    pa: 'ਇਹ ਲੈਪਟਾਪ ਪਹਿਲਾਂ ਹੀ ਕਲਾਊਡ ਪੋਰਟਲ ਨਾਲ ਡੇਟਾ ਲੈ-ਦੇ ਰਿਹਾ ਹੈ। ਉਸ ਦੇ ਪੂਰਾ ਹੋਣ ਤੱਕ ਉਡੀਕੋ।',
  },
  SYNC_NOTHING_HELD: {
    status: 409,
    en: 'Nothing of this laptop waits for a decision.',
    hi: 'इस लैपटॉप का कुछ भी फ़ैसले के लिए बाकी नहीं है।',
    pa: 'ਇਸ ਲੈਪਟਾਪ ਦਾ ਕੁਝ ਵੀ ਫ਼ੈਸਲੇ ਲਈ ਬਾਕੀ ਨਹੀਂ ਹੈ।',
  },
} as const satisfies ErrorTexts;
