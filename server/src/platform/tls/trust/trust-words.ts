import type { Texts } from '@sewa/contract/kernel/values/languages';

export const trustWords = {
  title: {
    en: 'Trust this laptop',
    hi: 'इस लैपटॉप को सुरक्षित मानें',
    pa: 'ਇਸ ਲੈਪਟਾਪ ਨੂੰ ਸੁਰੱਖਿਅਤ ਮੰਨੋ',
  },
  why: {
    en: 'The camera works only over a secure connection. Each tablet needs this certificate once.',
    hi: 'कैमरा सिर्फ़ सुरक्षित कनेक्शन पर चलता है। हर टैबलेट पर यह सर्टिफ़िकेट एक बार लगाना होता है।',
    pa: 'ਕੈਮਰਾ ਸਿਰਫ਼ ਸੁਰੱਖਿਅਤ ਕੁਨੈਕਸ਼ਨ ਉੱਤੇ ਚੱਲਦਾ ਹੈ। ਹਰ ਟੈਬਲੇਟ ਉੱਤੇ ਇਹ ਸਰਟੀਫ਼ਿਕੇਟ ਇੱਕ ਵਾਰ ਲਾਉਣਾ ਪੈਂਦਾ ਹੈ।',
  },
  download: {
    en: 'Download certificate',
    hi: 'सर्टिफ़िकेट डाउनलोड करें',
    pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਡਾਊਨਲੋਡ ਕਰੋ',
  },
  open: { en: 'Open portal', hi: 'पोर्टल खोलें', pa: 'ਪੋਰਟਲ ਖੋਲ੍ਹੋ' },
  trusted: {
    en: 'This tablet trusts the laptop. The portal opens…',
    hi: 'यह टैबलेट लैपटॉप को सुरक्षित मानता है। पोर्टल खुल रहा है…',
    pa: 'ਇਹ ਟੈਬਲੇਟ ਲੈਪਟਾਪ ਨੂੰ ਸੁਰੱਖਿਅਤ ਮੰਨਦਾ ਹੈ। ਪੋਰਟਲ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ…',
  },
  compare: {
    en: 'The laptop shows the same fingerprint (SHA-256) when it starts. Compare before you install.',
    hi: 'लैपटॉप चालू होने पर यही फ़िंगरप्रिंट (SHA-256) दिखाता है। लगाने से पहले मिला लें।',
    pa: 'ਲੈਪਟਾਪ ਚਾਲੂ ਹੋਣ ਵੇਲੇ ਇਹੀ ਫ਼ਿੰਗਰਪ੍ਰਿੰਟ (SHA-256) ਵਿਖਾਉਂਦਾ ਹੈ। ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਮਿਲਾ ਲਓ।',
  },
  limits: {
    en: 'The certificate counts only for addresses of a local network, not for websites. Remove it from a borrowed tablet when the work is done.',
    hi: 'यह सर्टिफ़िकेट सिर्फ़ लोकल नेटवर्क के पतों के लिए है, वेबसाइटों के लिए नहीं। किसी और का टैबलेट हो तो काम ख़त्म होने पर इसे हटा दें।',
    pa: 'ਇਹ ਸਰਟੀਫ਼ਿਕੇਟ ਸਿਰਫ਼ ਲੋਕਲ ਨੈੱਟਵਰਕ ਦੇ ਪਤਿਆਂ ਲਈ ਹੈ, ਵੈੱਬਸਾਈਟਾਂ ਲਈ ਨਹੀਂ। ਕਿਸੇ ਹੋਰ ਦਾ ਟੈਬਲੇਟ ਹੋਵੇ ਤਾਂ ਕੰਮ ਮੁੱਕਣ ਉੱਤੇ ਇਸ ਨੂੰ ਹਟਾ ਦਿਓ।',
  },
} as const satisfies Record<string, Texts>;

interface Guide {
  device: Texts;
  steps: readonly Texts[];
}

/** The names of menus stay in English, as most devices show them. */
export const guides: readonly Guide[] = [
  {
    device: { en: 'Android', hi: 'Android', pa: 'Android' },
    steps: [
      {
        en: 'Download the certificate here, in Chrome.',
        hi: 'यहाँ Chrome में सर्टिफ़िकेट डाउनलोड करें।',
        pa: 'ਇੱਥੇ Chrome ਵਿੱਚ ਸਰਟੀਫ਼ਿਕੇਟ ਡਾਊਨਲੋਡ ਕਰੋ।',
      },
      {
        en: 'Open Settings and search for “CA certificate”.',
        hi: 'Settings खोलें और “CA certificate” खोजें।',
        pa: 'Settings ਖੋਲ੍ਹੋ ਅਤੇ “CA certificate” ਲੱਭੋ।',
      },
      {
        en: 'Tap “CA certificate”, then “Install anyway”.',
        hi: '“CA certificate” दबाएँ, फिर “Install anyway”।',
        pa: '“CA certificate” ਦਬਾਓ, ਫਿਰ “Install anyway”।',
      },
      {
        en: 'Choose sewa-portal.crt from the downloads.',
        hi: 'डाउनलोड में से sewa-portal.crt चुनें।',
        pa: 'ਡਾਊਨਲੋਡ ਵਿੱਚੋਂ sewa-portal.crt ਚੁਣੋ।',
      },
      {
        en: 'Come back here and open the portal.',
        hi: 'यहाँ लौटें और पोर्टल खोलें।',
        pa: 'ਇੱਥੇ ਵਾਪਸ ਆਓ ਅਤੇ ਪੋਰਟਲ ਖੋਲ੍ਹੋ।',
      },
    ],
  },
  {
    device: { en: 'iPad and iPhone', hi: 'iPad और iPhone', pa: 'iPad ਅਤੇ iPhone' },
    steps: [
      {
        en: 'Download the certificate here, in Safari, and tap “Allow”.',
        hi: 'यहाँ Safari में सर्टिफ़िकेट डाउनलोड करें और “Allow” दबाएँ।',
        pa: 'ਇੱਥੇ Safari ਵਿੱਚ ਸਰਟੀਫ਼ਿਕੇਟ ਡਾਊਨਲੋਡ ਕਰੋ ਅਤੇ “Allow” ਦਬਾਓ।',
      },
      {
        en: 'Settings → General → VPN & Device Management: choose the profile and tap “Install”.',
        hi: 'Settings → General → VPN & Device Management: प्रोफ़ाइल चुनें और “Install” दबाएँ।',
        pa: 'Settings → General → VPN & Device Management: ਪ੍ਰੋਫ਼ਾਈਲ ਚੁਣੋ ਅਤੇ “Install” ਦਬਾਓ।',
      },
      {
        en: 'Settings → General → About → Certificate Trust Settings: switch the certificate on.',
        hi: 'Settings → General → About → Certificate Trust Settings: सर्टिफ़िकेट चालू करें।',
        pa: 'Settings → General → About → Certificate Trust Settings: ਸਰਟੀਫ਼ਿਕੇਟ ਚਾਲੂ ਕਰੋ।',
      },
      {
        en: 'Come back here and open the portal.',
        hi: 'यहाँ लौटें और पोर्टल खोलें।',
        pa: 'ਇੱਥੇ ਵਾਪਸ ਆਓ ਅਤੇ ਪੋਰਟਲ ਖੋਲ੍ਹੋ।',
      },
    ],
  },
  {
    device: { en: 'Windows', hi: 'Windows', pa: 'Windows' },
    steps: [
      {
        en: 'Download the certificate and open the file.',
        hi: 'सर्टिफ़िकेट डाउनलोड करें और फ़ाइल खोलें।',
        pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਡਾਊਨਲੋਡ ਕਰੋ ਅਤੇ ਫ਼ਾਈਲ ਖੋਲ੍ਹੋ।',
      },
      {
        en: 'Choose “Install Certificate…”, then “Current User”.',
        hi: '“Install Certificate…” चुनें, फिर “Current User”।',
        pa: '“Install Certificate…” ਚੁਣੋ, ਫਿਰ “Current User”।',
      },
      {
        en: 'Place it in the store “Trusted Root Certification Authorities” and confirm with “Yes”.',
        hi: 'उसे “Trusted Root Certification Authorities” में रखें और “Yes” दबाएँ।',
        pa: 'ਉਸ ਨੂੰ “Trusted Root Certification Authorities” ਵਿੱਚ ਰੱਖੋ ਅਤੇ “Yes” ਦਬਾਓ।',
      },
      {
        en: 'Close the browser, open it again, then open the portal.',
        hi: 'ब्राउज़र बंद करके फिर खोलें, उसके बाद पोर्टल खोलें।',
        pa: 'ਬ੍ਰਾਊਜ਼ਰ ਬੰਦ ਕਰਕੇ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ, ਫਿਰ ਪੋਰਟਲ ਖੋਲ੍ਹੋ।',
      },
    ],
  },
];
