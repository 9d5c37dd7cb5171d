import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const CODE = 'code';

/** Where a refused scan can be entered again, corrected: the address of the page that has the field. */
export function correctionAddress(page: string, code: string): string {
  return `${page}?${CODE}=${encodeURIComponent(code)}`;
}

/** Whether the page gets the refused code with this address, so that nothing else has to keep it. */
export function carriesCode(address: string): boolean {
  return new URLSearchParams(address.split('?', 2)[1]).has(CODE);
}

/** Whether the list of what waits led here with a refused code. */
export function useHasCorrection(): boolean {
  return useSearchParams()[0].has(CODE);
}

/** A code that the server refused stands in the field again, to be corrected: the list of what waits leads here. */
export function useCorrection(onCode: (code: string) => void): void {
  const [params, setParams] = useSearchParams();
  const code = params.get(CODE);
  const takeUp = useEffectEvent((refused: string) => {
    onCode(refused);
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (code !== null) takeUp(code);
  }, [code]);
}
