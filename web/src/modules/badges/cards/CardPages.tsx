import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { keysPath, printersPath, printPath, printsPath, templatesPath } from './card-paths.ts';
import { TemplateEditorPage } from './editor/TemplateEditorPage.tsx';
import { KeysPage } from './keys/KeysPage.tsx';
import { PrintsPage } from './PrintsPage.tsx';
import { PrintPage } from './print/PrintPage.tsx';
import { PrinterPages } from './printers/PrinterPages.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';

export const TemplatePages = below(() => (
  <Routes>
    <Route index element={<TemplatesPage />} />
    <Route path=":type" element={<TemplateEditorPage />} />
    <Route path="*" element={<Navigate to={templatesPath} replace />} />
  </Routes>
));

export const PrintPages = below(() => (
  <Routes>
    <Route index element={<PrintPage />} />
    <Route path="*" element={<Navigate to={printPath} replace />} />
  </Routes>
));

export const QueuePages = below(() => (
  <Routes>
    <Route index element={<PrintsPage />} />
    <Route path="*" element={<Navigate to={printsPath} replace />} />
  </Routes>
));

export const KeyPages = below(() => (
  <Routes>
    <Route index element={<KeysPage />} />
    <Route path="*" element={<Navigate to={keysPath} replace />} />
  </Routes>
));

export const PrintersPages = below(() => <PrinterPages path={printersPath} />);

/** For whoever has a badge type at all; which ones is judged by the server. */
function below(Pages: ComponentType): ComponentType {
  return function Guarded() {
    const { may } = useSession();
    return may(anyBadgeType) ? <Pages /> : <NoPermission requirement={anyBadgeType} />;
  };
}
