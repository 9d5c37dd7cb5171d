import Box from '@mui/material/Box';
import { create } from 'qrcode';
import { useMemo } from 'react';

/** A QR code with its quiet zone of four modules, black on white in every theme, sharp at any size. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { modules, path } = useMemo(() => drawn(text), [text]);
  return (
    <Box sx={{ width: size, height: size, bgcolor: '#ffffff', flexShrink: 0 }}>
      <svg
        viewBox={`-4 -4 ${modules + 8} ${modules + 8}`}
        width={size}
        height={size}
        role="img"
        aria-label={label}
      >
        <path d={path} fill="#000000" shapeRendering="crispEdges" />
      </svg>
    </Box>
  );
}

function drawn(text: string): { modules: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let place = 0; place < size * size; place++)
    if (data[place] === 1) path += `M${place % size} ${Math.floor(place / size)}h1v1h-1z`;
  return { modules: size, path };
}
