/** Quiet sounds, made on the spot; none unless the player asked for them. */
import { settings } from '../settings.svelte';

const TONES = { card: [320], turn: [392, 523], over: [392, 494, 587] };
let context: AudioContext | null = null;

export function sound(kind: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const audio = context;
  TONES[kind].forEach((pitch, at) => {
    const begin = audio.currentTime + at * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.05, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.18);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.2);
  });
}
