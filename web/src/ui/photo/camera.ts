export type Facing = 'environment' | 'user';
export type CameraTrouble = 'refused' | 'absent' | 'busy';

export async function openCamera(facingMode: Facing): Promise<MediaStream> {
  // Not there at all on a plain http address other than localhost.
  if (!navigator.mediaDevices) throw new DOMException('no camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1440 } },
    audio: false,
  });
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export function troubleOf(error: unknown): CameraTrouble {
  if (!(error instanceof DOMException)) return 'busy';
  if (error.name === 'NotAllowedError') return 'refused';
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'absent' : 'busy';
}
