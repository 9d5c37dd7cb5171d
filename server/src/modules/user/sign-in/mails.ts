import { type Language, languages } from '@sewa/contract/kernel/values/languages';
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
          `Your one-time code for a new password is: ${code}`,
          `It is valid for ${CODE_MINUTES} minutes and can be used once. If you asked more than once, use the newest code.`,
          'If you did not ask for it, you need not do anything. Your password stays as it is. Never tell anyone the code.',
        ),
      };
    case 'hi':
      return {
        subject: `${portal}: आपका OTP`,
        text: lines(
          `${name} जी,`,
          `नए पासवर्ड के लिए आपका OTP है: ${code}`,
          `यह ${CODE_MINUTES} मिनट तक चलेगा और एक ही बार काम आएगा। अगर आपने कई बार माँगा है, तो सबसे नया OTP चलेगा।`,
          'अगर आपने इसे नहीं माँगा, तो आपको कुछ नहीं करना है। आपका पासवर्ड वैसा ही रहेगा। OTP किसी को न बताएँ।',
        ),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡਾ OTP`,
        text: lines(
          `${name} ਜੀ,`,
          `ਨਵੇਂ ਪਾਸਵਰਡ ਲਈ ਤੁਹਾਡਾ OTP ਹੈ: ${code}`,
          `ਇਹ ${CODE_MINUTES} ਮਿੰਟ ਚੱਲੇਗਾ ਅਤੇ ਇੱਕੋ ਵਾਰ ਵਰਤਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਕਈ ਵਾਰ ਮੰਗਿਆ ਹੈ, ਤਾਂ ਸਭ ਤੋਂ ਨਵਾਂ OTP ਚੱਲੇਗਾ।`,
          'ਜੇ ਤੁਸੀਂ ਇਹ ਨਹੀਂ ਮੰਗਿਆ, ਤਾਂ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ। ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਉਹੀ ਰਹੇਗਾ। OTP ਕਿਸੇ ਨੂੰ ਨਾ ਦੱਸੋ।',
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
          `Your registration was accepted. Sign in as ${username} with the password that you chose.`,
        ),
      };
    case 'hi':
      return {
        subject: `${portal}: आपका खाता तैयार है`,
        text: lines(
          `${name} जी,`,
          `आपका अनुरोध मंज़ूर हो गया। यूज़रनेम ${username} और अपने चुने हुए पासवर्ड से साइन इन करें।`,
        ),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡਾ ਖਾਤਾ ਤਿਆਰ ਹੈ`,
        text: lines(
          `${name} ਜੀ,`,
          `ਤੁਹਾਡੀ ਬੇਨਤੀ ਮਨਜ਼ੂਰ ਹੋ ਗਈ। ਯੂਜ਼ਰਨੇਮ ${username} ਅਤੇ ਆਪਣੇ ਚੁਣੇ ਪਾਸਵਰਡ ਨਾਲ ਸਾਈਨ ਇਨ ਕਰੋ।`,
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
        text: lines(`Dear ${name},`, 'Your registration was declined. The reason given:', reason),
      };
    case 'hi':
      return {
        subject: `${portal}: आपके अनुरोध के बारे में`,
        text: lines(`${name} जी,`, 'आपका अनुरोध नामंज़ूर हुआ। बताया गया कारण:', reason),
      };
    case 'pa':
      return {
        subject: `${portal}: ਤੁਹਾਡੀ ਬੇਨਤੀ ਬਾਰੇ`,
        text: lines(`${name} ਜੀ,`, 'ਤੁਹਾਡੀ ਬੇਨਤੀ ਨਾਮਨਜ਼ੂਰ ਹੋਈ। ਦੱਸਿਆ ਗਿਆ ਕਾਰਨ:', reason),
      };
  }
}

function lines(...parts: string[]): string {
  return `${parts.join('\n\n')}\n`;
}
