import Box from '@mui/material/Box';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type Sewadar, sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePersonHints } from '../../people/person/use-person-hints.ts';
import { DuplicateHints } from '../../people/sewadar/DuplicateHints.tsx';
import { CallError } from '../../platform/call-error.ts';
import { today } from '../../platform/today.ts';
import { Form } from '../../ui/form/Form.tsx';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { PhotoInput } from '../../ui/photo/PhotoInput.tsx';
import { sendPhoto } from '../../ui/photo/send-photo.ts';
import { SewadarGroup } from './SewadarGroup.tsx';
import { refreshSewadars, registerSewadar } from './sewadar.queries.ts';
import { emptySewadar } from './sewadar-form.ts';
import { sectionNames } from './sewadar-sections.ts';

export interface Registered {
  sewadar: Sewadar;
  /** Why the photo was not taken; the record itself is saved. */
  photoRefusal: string | null;
}

interface CreateFormProps {
  centre: string;
  onRegistered: (registered: Registered) => void;
}

export function CreateForm({ centre, onRegistered }: CreateFormProps) {
  const { t } = useTranslation(['sewadar', 'person']);
  const navigate = useNavigate();
  const hints = usePersonHints();
  const [id] = useState(newId);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const form = useRecordForm({
    schema: sewadarFields,
    values: emptySewadar(centre, today()),
    hints: { ...hints, 'departments.until': t('person:department.endsEarly') },
    save: async (fields, { idempotencyKey }) => {
      const sewadar = await registerSewadar(id, fields, idempotencyKey);
      const photoRefusal = photo === null ? null : await refusalOf(sendPhoto('sewadar', id, photo));
      await refreshSewadars();
      return { sewadar, photoRefusal };
    },
    saved: ({ sewadar }) => t('new.saved', { name: sewadar.name, number: sewadar.number }),
    failed: t('new.failed'),
    onSaved: onRegistered,
  });
  const { field } = form;
  const { setFocus } = form.form;
  const name = useWatch({ control: form.form.control, name: 'name' });
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Form
      form={form}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      onCancel={() => void navigate('/sewadar')}
      isStickyBar
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <SewadarGroup
          section="person"
          field={field}
          photo={
            <Box sx={{ mb: 2 }}>
              <PhotoInput photo={photo} onPhoto={setPhoto} name={name} />
            </Box>
          }
        />
        {/* Beside the fields on a desk, below them on a phone: it never pushes them away while one types. */}
        <Box sx={{ gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }}>
          <Box sx={{ position: { lg: 'sticky' }, top: 80 }}>
            <DuplicateHints field={field} />
          </Box>
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {sectionNames
            .filter((section) => section !== 'person')
            .map((section) => (
              <SewadarGroup key={section} section={section} field={field} />
            ))}
        </Box>
      </Box>
    </Form>
  );
}

async function refusalOf(sending: Promise<unknown>): Promise<string | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
