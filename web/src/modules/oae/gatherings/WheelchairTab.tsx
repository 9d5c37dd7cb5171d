import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Gathering } from '@sewa/contract/oae/gatherings';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { ArrivalList } from './ArrivalList.tsx';
import { useArrivals, useWheelchairMembers } from './day.queries.ts';

/** Who needs a wheelchair: here already, carried in, and still expected. */
export function WheelchairTab({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation('oae');
  const { number } = useFormat();
  const wheelchairs = useArrivals(gathering.id, { mobility: 'wheelchair' });
  const stretchers = useArrivals(gathering.id, { mobility: 'stretcher' });
  const here = new Set((wheelchairs.data ?? []).map(({ member }) => member));
  const expected = (useWheelchairMembers(gathering.centre).data ?? []).filter(({ id }) => !here.has(id));
  return (
    <Stack spacing={3}>
      {[
        { title: t('arrival.wheelchairsHere'), query: wheelchairs, empty: t('arrival.noWheelchairs') },
        { title: t('arrival.stretchersHere'), query: stretchers, empty: t('arrival.noStretchers') },
      ].map(({ title, query, empty }) => (
        <section key={title}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {title} ({number(query.data?.length ?? 0)})
          </Typography>
          <ArrivalList
            gathering={gathering}
            arrivals={query.data}
            error={query.error}
            onRetry={() => void query.refetch()}
            empty={empty}
          />
        </section>
      ))}
      <section>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {t('arrival.expected')} ({number(expected.length)})
        </Typography>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {expected.map((member) => (
            <li key={member.id}>
              <PersonLine
                photo={member.photo}
                name={member.name}
                nameLatin={member.nameLatin}
                details={[member.blockName ?? '', member.phone]}
              />
            </li>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}
