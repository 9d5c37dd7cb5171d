import {
  type ApplicationForm,
  type ApplicationType,
  type FormField,
  formFields,
} from '@sewa/contract/applications/application-form';
import {
  applicationStatusLabels,
  applicationTypeLabels,
} from '@sewa/contract/applications/application-labels';
import type { ApplicationFields } from '@sewa/contract/applications/applications';
import type { applicationPrints } from '@sewa/contract/applications/print';
import { questionWords } from '@sewa/contract/applications/words';
import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import { elderWords } from '@sewa/contract/oae/words';
import { identityWords, personWords, relativeNameWords } from '@sewa/contract/people/words';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { birthOf, identityShownTo, personPrint } from '../../people/public.ts';
import { type ApplicationNeeds, getApplication } from '../applications.ts';

/** The words of the person, of the questions, and of the attendants, whose fields have the names of others. */
export const applicationLabels = {
  ...personWords,
  ...relativeNameWords,
  ...identityWords,
  centre: commonWords.centre,
  ...questionWords,
  isPermanent: elderWords.isPermanent,
  isBaalSatsang: {
    ...questionWords.isBaalSatsang,
    choices: { true: { en: 'Yes, younger than 18', hi: 'हाँ, 18 से कम उम्र', pa: 'ਹਾਂ, ਉਮਰ 18 ਤੋਂ ਘੱਟ' } },
  },
  attendantName: personWords.name,
  attendantRelation: { en: 'Relation', hi: 'रिश्ता', pa: 'ਰਿਸ਼ਤਾ' },
  attendantPhone: personWords.phone,
} as const;

const template = new URL('./application-form.typ', import.meta.url);

export function printApplication(
  needs: ApplicationNeeds & PrintNeeds,
): SteppingHandler<typeof applicationPrints.filled> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template,
        shared: [personPrint],
        labels: applicationLabels,
        fileName: 'application.pdf',
        read: { entity: 'application', rowId: call.params.id, detail: {} },
        find: async (tx, format) => {
          const application = identityShownTo(call.who, await getApplication(tx, call.params.id));
          return { data: applicationData(application, needs.today(), format), photos: [application.photo] };
        },
      },
    );
}

export function printBlankApplication(needs: PrintNeeds): SteppingHandler<typeof applicationPrints.blank> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template,
        shared: [personPrint],
        labels: applicationLabels,
        fileName: 'application.pdf',
        find: async (_tx, format) => ({ data: blankApplicationData(call.query.type, format) }),
      },
    );
}

export interface PrintedApplication extends Omit<ApplicationFields, 'centre' | 'sewadar'> {
  number: number;
  status: number;
  centreName: string;
  madeByName: string;
  madeAt: string;
  photo: string | null;
}

export function applicationData(application: PrintedApplication, today: string, format: PrintFormat) {
  const { type, number, status, form } = application;
  return {
    type: applicationTypeLabels[type]?.[format.language] ?? '',
    number,
    status: applicationStatusLabels[status]?.[format.language] ?? '',
    centre: application.centreName,
    madeBy: application.madeByName,
    madeOn: format.dateTime(new Date(application.madeAt)),
    photo: application.photo,
    person: {
      name: application.name,
      nameLatin: application.nameLatin,
      relativeKind: application.relativeKind,
      relativeName: application.relativeName,
      gender: application.gender,
      birth: birthOf(application, today, format),
      phone: format.phone(application.phone),
      address: application.address,
      aadhaar: application.aadhaar,
      pan: application.pan,
    },
    answers: questionsOf(type).map((name) => ({ name, value: answerTo(name, form, format) })),
    attendants: asksForAttendants(type)
      ? form.attendants.map((one) => ({ ...one, phone: format.phone(one.phone) }))
      : [],
  };
}

/** The same form with nothing in it: the template leaves room for a hand. */
export function blankApplicationData(type: ApplicationType, format: PrintFormat) {
  const nobody = { name: '', relation: '', phone: '', gender: '' };
  return {
    type: applicationTypeLabels[type]?.[format.language] ?? '',
    number: null,
    centre: '',
    photo: null,
    person: {
      name: '',
      nameLatin: '',
      relativeKind: 'father',
      relativeName: '',
      gender: '',
      birth: null,
      phone: '',
      address: '',
      aadhaar: '',
      pan: '',
    },
    answers: questionsOf(type).map((name) => ({ name, value: null })),
    attendants: asksForAttendants(type) ? [nobody, nobody] : [],
  };
}

function questionsOf(type: ApplicationType): FormField[] {
  return formFields[type].filter((name) => name !== 'attendants');
}

function asksForAttendants(type: ApplicationType): boolean {
  return formFields[type].includes('attendants');
}

/** Texts as they are; choices as their codes, which the template ticks. */
function answerTo(name: FormField, form: ApplicationForm, format: PrintFormat): string | string[] | null {
  switch (name) {
    case 'initiationDate':
    case 'validFrom':
    case 'validTo':
      return format.day(form[name]);
    case 'emergencyPhone':
    case 'doctorPhone':
      return format.phone(form[name]);
    case 'skills':
    case 'departments':
      return form[name].join(', ');
    case 'needs':
      return form.needs;
    case 'isBaalSatsang':
    case 'isPermanent':
      return String(form[name]);
    case 'vehicleType':
      return String(form.vehicleType);
    case 'attendants':
      return null;
    default:
      return form[name];
  }
}
