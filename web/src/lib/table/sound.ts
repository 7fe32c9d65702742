/** Few and quiet sounds, made on the spot. A browser lets a page sound only after somebody has touched it. */
import { settings } from '../settings.svelte';

const TONES = { card: [320], turn: [392, 523], moment: [330, 415, 494], over: [392, 494, 587] };
const VOLUME = 0.04;
let context: AudioContext | null = null;

export function sound(kind: keyof typeof TONES): void {
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  TONES[kind].forEach((pitch, at) => {
    const begin = audio.currentTime + at * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(VOLUME, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  });
}
