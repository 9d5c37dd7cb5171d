import { badgePrinters } from '@sewa/contract/badges/printers';
import { useTranslation } from 'react-i18next';
import { useOwnCentre } from '../../../../ui/person/use-own-centre.ts';
import { ResourceScreens } from '../../../../ui/resource/ResourceScreens.tsx';
import { printsPath } from '../card-paths.ts';
import { MeasureTab } from './MeasureTab.tsx';

const columns = ['name', 'centreName', 'layout', 'offsetX', 'offsetY'] as const;

/** The printers of the centres, each with the sheet on which it is measured. */
export function PrinterPages({ path }: { path: string }) {
  const { t } = useTranslation('cards');
  const centre = useOwnCentre();
  return (
    <ResourceScreens
      resource={badgePrinters}
      path={path}
      columns={columns}
      trail={[{ label: t('prints.title'), to: printsPath }]}
      defaults={{ centre, layout: 'single', offsetX: 0, offsetY: 0, scaleX: 100, scaleY: 100 }}
      extraTabs={(printer) => [
        { key: 'measure', label: t('printers.calibrate'), content: <MeasureTab printer={printer} /> },
      ]}
    />
  );
}
