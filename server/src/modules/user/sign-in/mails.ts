import { type Language, languages } from '@sewa/contract/kernel/languages';
import { CODE_MINUTES } from './one-time-code.ts';

export interface MailText {
  subject: string;
  text: string;
}

export function languageFor(kept: string): Language {
  return languages.find((language) => language === kept) ?? 'en';
}

/** The code stands in the text only: subjects show on locked screens. */
export function codeMail(of: { portal: string; name: string; code: string }, language: Language): MailText {
  const { portal, name, code } = of;
  switch (language) {
    case 'en':
      return {
        subject: `${portal}: your one-time code`,
        text: lines(
          `Dear ${name},`,
          `your one-time code for a new password is: ${code}`,
          `It is valid for ${CODE_MINUTES} minutes and can be used once. If you asked more than once, the newest code counts.`,
          'If you did not ask for it, you need not do anything: your password stays as it is. Never tell the code to anybody.',
        ),
      };
    case 'hi':
      return {
        subject: `${portal}: आपका एक-बार का कोड`,
        text: lines(
          `प्रिय ${name},`,
          `नए पासवर्ड के लिए आपका एक-बार का कोड है: ${code}`,
          `यह ${CODE_MINUTES} मिनट तक मान्य है और एक ही बार काम आता है। यदि आपने कई बार माँगा है, तो सबसे नया कोड मान्य है।`,
          'यदि आपने इसे नहीं माँगा, तो आपको कुछ नहीं करना है: आपका पासवर्ड वैसा ही रहेगा। कोड किसी को न बताएँ।',
        ),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡਾ ਇੱਕ-ਵਾਰੀ ਕੋਡ`,
        text: lines(
          `ਪਿਆਰੇ ${name},`,
          `ਨਵੇਂ ਪਾਸਵਰਡ ਲਈ ਤੁਹਾਡਾ ਇੱਕ-ਵਾਰੀ ਕੋਡ ਹੈ: ${code}`,
          `ਇਹ ${CODE_MINUTES} ਮਿੰਟ ਚੱਲਦਾ ਹੈ ਅਤੇ ਇੱਕੋ ਵਾਰ ਵਰਤਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਕਈ ਵਾਰ ਮੰਗਿਆ ਹੈ, ਤਾਂ ਸਭ ਤੋਂ ਨਵਾਂ ਕੋਡ ਚੱਲੇਗਾ।`,
          'ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਮੰਗਿਆ, ਤਾਂ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ: ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਉਹੀ ਰਹੇਗਾ। ਕੋਡ ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।',
        ),
      };
  }
}

export function acceptedMail(
  of: { portal: string; name: string; username: string },
  language: Language,
): MailText {
  const { portal, name, username } = of;
  switch (language) {
    case 'en':
      return {
        subject: `${portal}: your account is ready`,
        text: lines(
          `Dear ${name},`,
          `your registration was accepted. Sign in as ${username} with the password that you chose.`,
        ),
      };
    case 'hi':
      return {
        subject: `${portal}: आपका खाता तैयार है`,
        text: lines(
          `प्रिय ${name},`,
          `आपका पंजीकरण स्वीकार हुआ। ${username} नाम से, अपने चुने हुए पासवर्ड के साथ साइन इन करें।`,
        ),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡਾ ਖਾਤਾ ਤਿਆਰ ਹੈ`,
        text: lines(
          `ਪਿਆਰੇ ${name},`,
          `ਤੁਹਾਡੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਮਨਜ਼ੂਰ ਹੋ ਗਈ। ${username} ਨਾਮ ਨਾਲ, ਆਪਣੇ ਚੁਣੇ ਪਾਸਵਰਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ।`,
        ),
      };
  }
}

export function declinedMail(
  of: { portal: string; name: string; reason: string },
  language: Language,
): MailText {
  const { portal, name, reason } = of;
  switch (language) {
    case 'en':
      return {
        subject: `${portal}: about your registration`,
        text: lines(`Dear ${name},`, 'your registration could not be accepted. The reason given:', reason),
      };
    case 'hi':
      return {
        subject: `${portal}: आपके पंजीकरण के बारे में`,
        text: lines(`प्रिय ${name},`, 'आपका पंजीकरण स्वीकार नहीं हो सका। बताया गया कारण:', reason),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਬਾਰੇ`,
        text: lines(`ਪਿਆਰੇ ${name},`, 'ਤੁਹਾਡੀ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਮਨਜ਼ੂਰ ਨਹੀਂ ਹੋ ਸਕੀ। ਦੱਸਿਆ ਗਿਆ ਕਾਰਨ:', reason),
      };
  }
}

function lines(...parts: string[]): string {
  return `${parts.join('\n\n')}\n`;
}
