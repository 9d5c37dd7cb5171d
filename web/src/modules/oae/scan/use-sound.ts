import { createStore, useStore } from '../../../platform/store.ts';

const KEY = 'oae.sound';
/** Off until somebody asks for it: a gate stands where people listen. */
const soundStore = createStore(window.localStorage.getItem(KEY) === 'on');
let player: AudioContext | null = null;

/** One high tone when all is well, two low ones when somebody should look. */
export function useSound() {
  const isOn = useStore(soundStore);
  return {
    isOn,
    setIsOn: (next: boolean) => {
      window.localStorage.setItem(KEY, next ? 'on' : 'off');
      soundStore.set(next);
      if (next) play('good');
    },
    play: (mood: 'good' | 'look') => {
      if (soundStore.get()) play(mood);
    },
  };
}

function play(mood: 'good' | 'look'): void {
  player ??= new AudioContext();
  const tones =
    mood === 'good' ? [{ hertz: 880, at: 0 }] : [320, 260].map((hertz, nth) => ({ hertz, at: nth * 0.18 }));
  for (const { hertz, at } of tones) {
    const tone = player.createOscillator();
    const volume = player.createGain();
    tone.frequency.value = hertz;
    volume.gain.value = 0.15;
    tone.connect(volume).connect(player.destination);
    tone.start(player.currentTime + at);
    tone.stop(player.currentTime + at + 0.13);
  }
}
