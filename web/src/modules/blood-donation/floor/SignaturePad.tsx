import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

const [WIDTH, HEIGHT] = [600, 200];
/** As much as the server keeps. */
const LONGEST = 12_000;

/** A finger or a pen signs; what is kept are the points. */
export function SignaturePad({ path, onPath }: { path: string; onPath: (path: string) => void }) {
  const { t } = useTranslation('floor');
  const isDown = useRef(false);
  // Points come faster than the screen is drawn: each is added to what is drawn by then.
  const drawn = useRef(path);
  drawn.current = path === '' ? '' : drawn.current;
  const lift = () => {
    isDown.current = false;
  };
  const add = (kind: 'M' | 'L', event: React.PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * WIDTH);
    const y = Math.round(Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)) * HEIGHT);
    const next = `${drawn.current}${kind}${x} ${y}`;
    if (next.length > LONGEST) return;
    drawn.current = next;
    onPath(next);
  };
  return (
    <Box>
      <Box
        component="svg"
        role="img"
        aria-label={t('register.sign')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={(event: React.PointerEvent<SVGSVGElement>) => {
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          add('M', event);
        }}
        onPointerMove={(event: React.PointerEvent<SVGSVGElement>) => {
          if (isDown.current) add('L', event);
        }}
        onPointerUp={lift}
        onPointerCancel={lift}
        sx={{
          width: '100%',
          aspectRatio: '3 / 1',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          touchAction: 'none',
          bgcolor: 'background.paper',
          display: 'block',
        }}
      >
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Button onClick={() => onPath('')} disabled={path === ''} sx={{ minHeight: 44 }}>
        {t('register.clear')}
      </Button>
    </Box>
  );
}
