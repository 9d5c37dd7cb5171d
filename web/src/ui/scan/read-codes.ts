import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Looks at the picture of a camera once; the text of the code in it, or null. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

const LONGEST_SIDE = 960;

/** The browser's own reader where it has one; otherwise ours, fetched only then. */
export async function openReader(): Promise<CodeReader> {
  return (await ownReader()) ?? fetchedReader();
}

/** Not in every browser, and not known to TypeScript. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

async function ownReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  if (!Detector) return null;
  const known = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!known.includes('qr_code')) return null;
  const detector = new Detector({ formats: known.filter((one) => one === 'qr_code' || one === 'code_128') });
  return async (video) => {
    const [code] = await detector.detect(video).catch(() => []);
    return code?.rawValue ?? null;
  };
}

async function fetchedReader(): Promise<CodeReader> {
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
    const [code] = await readBarcodes(picture, { formats: ['QRCode', 'Code128'], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : null;
  };
}
