import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLoaded } from '../../platform/use-loaded.ts';
import { useDeclaredCharts } from './use-declared-charts.ts';

const load = () => import('./charts/Charts.tsx');

/** Half a screen below what is seen. */
const NEAR = '0px 0px 50% 0px';

/** The charts are fetched when somebody comes near them: what waits and the links come first on a slow line. */
export function ChartsLater() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} sx={{ minHeight: 480 }}>
      {isNear && <Loaded />}
    </Box>
  );
}

function Loaded() {
  const { part } = useLoaded(load);
  const charts = useDeclaredCharts();
  return part && charts && <part.Charts charts={charts} />;
}
