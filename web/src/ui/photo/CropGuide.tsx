import Box from '@mui/material/Box';

/** Where the face belongs, with room above and beside it for a turban or a dupatta. Drawn in thirty-fifths of the width. */
export function CropGuide() {
  return (
    <Box
      component="svg"
      viewBox="0 0 35 45"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        '& *': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: 1.5 },
        '& .edge': { stroke: 'rgba(0, 0, 0, 0.55)', strokeWidth: 3 },
        '& .line': { stroke: 'rgba(255, 255, 255, 0.9)', strokeDasharray: '5 4' },
      }}
    >
      {(['edge', 'line'] as const).map((look) => (
        <g key={look}>
          <ellipse className={look} cx="17.5" cy="18.5" rx="11.5" ry="15" />
          <ellipse className={look} cx="17.5" cy="22" rx="7.2" ry="9.6" />
          <path className={look} d="M3 45 C4 37.5 10 35.5 17.5 35.5 S31 37.5 32 45" />
        </g>
      ))}
    </Box>
  );
}
