import { createStore, type Store, useStore } from '../../platform/store.ts';

type Mood = 'good' | 'look';

export interface Sound {
  isOn: boolean;
  setIsOn: (next: boolean) => void;
  play: (mood: Mood) => void;
}

/**
 * Tells a hand that holds a phone by vibration, and by sound: one high tone when all is well, two
 * low ones when somebody should look. Sound is off until somebody asks for it: a gate stands where people listen. The
 * device remembers the choice under the given name.
 */
export function useSound(name: string, { isOnAtFirst = false } = {}): Sound {
  const store = storeOf(name, isOnAtFirst);
  return {
    isOn: useStore(store),
    setIsOn: (next) => {
      window.localStorage.setItem(name, next ? 'on' : 'off');
      store.set(next);
      if (next) play('good');
    },
    play: (mood) => {
      vibrate(mood);
      if (store.get()) play(mood);
    },
  };
}

const stores = new Map<string, Store<boolean>>();

function storeOf(name: string, isOnAtFirst: boolean): Store<boolean> {
  const chosen = window.localStorage.getItem(name) ?? (isOnAtFirst ? 'on' : 'off');
  const store = stores.get(name) ?? createStore(chosen === 'on');
  stores.set(name, store);
  return store;
}

/** Disturbs nobody, so it needs no switch. A browser refuses it, loudly, before the first touch or key. */
function vibrate(mood: Mood): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(mood === 'good' ? 60 : [90, 70, 90]);
}

let player: AudioContext | null = null;

function play(mood: Mood): void {
  player ??= new AudioContext();
  // Made before the first touch or key, it is silent until it is asked again.
  if (player.state === 'suspended') void player.resume();
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
