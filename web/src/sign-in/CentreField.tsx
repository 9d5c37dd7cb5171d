import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { session } from '@sewa/contract/user/session';
import { useTranslation } from 'react-i18next';
import { request } from '../platform/request.ts';
import { useLoaded } from '../platform/use-loaded.ts';
import { FieldFrame } from './Field.tsx';
import { TextButton } from './form-parts.tsx';

type Centre = ReplyOf<RegisterCentres>['rows'][number];
type RegisterCentres = typeof session.registerCentres;

/** The centres that a registration can name, under the names of their areas. */
export function CentreField({ error }: { error?: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const { part: centres, hasFailed, retry } = useLoaded(fetchCentres);
  return (
    <>
      <FieldFrame
        label={t('register.centre')}
        error={error ?? (hasFailed ? t('register.noCentres') : undefined)}
      >
        {(attributes) => (
          <select className="si-input" name="centre" defaultValue="" {...attributes}>
            <option value="">{t(centres || hasFailed ? 'register.chooseCentre' : 'start.loading')}</option>
            {byArea(centres ?? []).map(([area, members]) => (
              <optgroup key={area} label={area}>
                {members.map((centre) => (
                  <option key={centre.id} value={centre.id}>
                    {centre.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      {hasFailed && <TextButton onClick={retry}>{t('start.tryAgain')}</TextButton>}
    </>
  );
}

async function fetchCentres(): Promise<Centre[]> {
  const { rows } = await request<RegisterCentres>({
    method: 'GET',
    path: '/api/user/register-centers',
    envelope: 'list',
  });
  return rows;
}

function byArea(centres: readonly Centre[]): [string, Centre[]][] {
  return [...Map.groupBy(centres, (centre) => centre.area)];
}
