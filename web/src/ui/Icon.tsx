import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** A picture beside a word: hidden from screen readers unless it gets a title. */
export function Icon({ path, ...props }: { path: string } & Omit<SvgIconProps, 'path'>) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
