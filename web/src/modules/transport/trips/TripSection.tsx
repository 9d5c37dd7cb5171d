import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { tripPath } from './trip-screen.tsx';

const titles = { week: 'board.title', free: 'whoIsFree.title', mine: 'mine.title' } as const;
type Page = keyof typeof titles;

/** Title and tabs of the pages beside the list of trips: they stay when another of these pages opens below them. */
export function TripSection() {
  const { t } = useTranslation('transport');
  const page = useLocation().pathname.split('/').at(-1) ?? '';
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  return (
    <>
      <PageHeader
        trail={[]}
        title={t(titles[isPage(page) ? page : 'week'])}
        action={<div ref={setBeside} />}
      />
      <SectionTabs section={tripPath} />
      <Outlet context={beside} />
    </>
  );
}

/** What a page of the section has beside the title, where it takes no room from what stands below. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const place = useOutletContext<HTMLElement | null>();
  return place && createPortal(children, place);
}

function isPage(page: string): page is Page {
  return page in titles;
}
