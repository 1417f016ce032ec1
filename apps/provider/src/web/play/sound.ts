import { habits } from "./memory.ts";

/** Short tones, off by default. */
const NOTES = { land: [196], win: [523.25, 659.25, 783.99], rain: [392, 440, 523.25, 587.33] } as const;
export type Sound = keyof typeof NOTES;

let on = habits.get("sound") === "on";
let audio: AudioContext | undefined;

export const isOn = (): boolean => on;

export function setSound(next: boolean): void {
  on = next;
  habits.set("sound", next ? "on" : undefined);
  if (!next) void audio?.suspend();
}

function tone(context: AudioContext, pitch: number, at: number, loud: number): void {
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + 0.3);
}

export function sound(name: Sound): void {
  if (!on) return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume();
  for (const [index, pitch] of NOTES[name].entries())
    tone(context, pitch, context.currentTime + index * 0.11, name === "land" ? 0.05 : 0.09);
}
