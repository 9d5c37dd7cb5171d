import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Looks at the picture of a camera once; the text of the code in it, or null. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

const LONGEST_SIDE = 960;

/** What is held before the camera: our own codes on badges and papers, or also the barcodes on goods. */
export type CodeKinds = 'codes' | 'goods';

const formats = {
  codes: { own: ['qr_code', 'code_128'], fetched: ['QRCode', 'Code128'] },
  goods: {
    own: ['ean_13', 'ean_8', 'upc_a', 'qr_code', 'code_128'],
    fetched: ['EAN13', 'EAN8', 'UPCA', 'QRCode', 'Code128'],
  },
} as const;

/** The browser's own reader where it has one that knows all of them; otherwise ours, fetched only then. */
export async function openReader(kinds: CodeKinds = 'codes'): Promise<CodeReader> {
  return (await ownReader(kinds)) ?? fetchedReader(kinds);
}

/** Not in every browser, and not known to TypeScript. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

async function ownReader(kinds: CodeKinds): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Detector) return null;
  const known = await Detector.getSupportedFormats().catch((): string[] => []);
  const wanted: readonly string[] = formats[kinds].own;
  if (wanted.some((one) => !known.includes(one))) return null;
  const detector = new Detector({ formats: [...wanted] });
  return async (video) => {
    const [code] = await detector.detect(video).catch(() => []);
    return code?.rawValue ?? null;
  };
}

async function fetchedReader(kinds: CodeKinds): Promise<CodeReader> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  // From our own server: the library would otherwise ask a public one.
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (brush === null || video.videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = brush.getImageData(0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(picture, {
      formats: [...formats[kinds].fetched],
      maxNumberOfSymbols: 1,
    });
    return code?.isValid ? code.text : null;
  };
}
