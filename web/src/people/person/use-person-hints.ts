import { useTranslation } from 'react-i18next';

/** What an entry of the wrong shape is told: the `hints` of useRecordForm. */
export function usePersonHints(): Record<string, string> {
  const { t } = useTranslation('person');
  return {
    birthDate: t('person.birthInvalid'),
    phone: t('person.phoneInvalid'),
    otherPhones: t('person.phoneInvalid'),
    emergencyPhone: t('person.phoneInvalid'),
    aadhaar: t('identity.aadhaarInvalid'),
    pan: t('identity.panInvalid'),
  };
}
