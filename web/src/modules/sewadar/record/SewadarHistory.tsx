import { sewadars } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { useChangeWords } from '../../../ui/record/change-words.ts';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';

/** What happened to a sewadar, with names in place of ids. */
export function SewadarHistory({ id }: { id: string }) {
  const { t } = useTranslation('attachments');
  const centres = useCentres().data;
  const words = useChangeWords((field, value) => {
    if (field === 'centre_id') return centres?.find((centre) => centre.id === value)?.name;
    if (field === 'photo_id') return t('attachment.isPhoto');
    return undefined;
  });
  return <HistoryTab endpoint={sewadars.history} id={id} words={words} />;
}
