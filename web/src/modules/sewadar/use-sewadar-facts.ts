import type { Sewadar, SewadarFields } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../people/person/use-person-words.ts';
import { useFormat } from '../../platform/use-format.ts';

export type FactName = Exclude<keyof SewadarFields, 'departments' | 'isBirthEstimated' | 'relativeKind'>;

/** The fields of a sewadar as they are read: their names, and their values in words; empty where nothing is known. */
export function useSewadarFacts() {
  const { t } = useTranslation(['sewadar', 'person', 'ui']);
  const { day } = useFormat();
  const words = usePersonWords();

  const labels: Readonly<Record<FactName, string>> = {
    centre: t('person:person.centre'),
    name: t('person:person.name'),
    nameLatin: t('person:person.nameLatin'),
    relativeName: t('person:person.relativeName'),
    gender: t('person:person.gender'),
    birthDate: t('person:person.birth'),
    phone: t('person:person.phone'),
    otherPhones: t('person:person.otherPhones'),
    address: t('person:person.address'),
    bloodGroup: t('person:bloodGroup'),
    occupation: t('field.occupation'),
    education: t('field.education'),
    languages: t('field.languages'),
    skills: t('field.skills'),
    initiationDate: t('field.initiationDate'),
    maritalStatus: t('person:maritalStatus'),
    emergencyName: t('person:emergency.name'),
    emergencyPhone: t('person:emergency.phone'),
    emergencyRelation: t('person:emergency.relation'),
    aadhaar: t('person:identity.aadhaar'),
    pan: t('person:identity.pan'),
    isBaalSatsang: t('field.isBaalSatsang'),
    status: t('field.status'),
    joinedOn: t('field.joinedOn'),
    notes: t('field.notes'),
  };

  function value(sewadar: Sewadar, name: FactName): string {
    switch (name) {
      case 'centre':
        return sewadar.centreName;
      case 'gender':
        return words.gender(sewadar.gender);
      case 'relativeName':
        return words.relative(sewadar.relativeKind, sewadar.relativeName);
      case 'birthDate':
        return birth(sewadar);
      case 'initiationDate':
      case 'joinedOn':
        return sewadar[name] ? day(sewadar[name]) : '';
      case 'maritalStatus':
        return sewadar.maritalStatus && t(`person:maritalStatuses.${sewadar.maritalStatus}`);
      case 'status':
        return t(`status.${sewadar.status}`);
      case 'isBaalSatsang':
        return sewadar.isBaalSatsang ? t('ui:yes') : '';
      case 'otherPhones':
      case 'languages':
      case 'skills':
        return sewadar[name].join(', ');
      default:
        return sewadar[name];
    }
  }

  function birth({ birthDate, isBirthEstimated }: Sewadar): string {
    if (birthDate === null) return '';
    const age = words.age({ birthDate, isBirthEstimated });
    return isBirthEstimated ? age : `${day(birthDate)} · ${age}`;
  }

  return (sewadar: Sewadar, names: readonly FactName[]) =>
    names.map((name) => ({ name, label: labels[name], value: value(sewadar, name) }));
}
