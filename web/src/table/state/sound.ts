/** Short sounds made of tones. Browsers allow them only after the first click or key. */
import { prefs } from '../../lib/prefs.svelte'

type Tone = { pitch: number; at: number; length: number; shape: OscillatorType; loud: number }
const tone = (pitch: number, at: number, length: number, shape: OscillatorType = 'triangle', loud = 0.12): Tone => ({
  pitch,
  at,
  length,
  shape,
  loud,
})
const SOUNDS = {
  turn: [tone(523, 0, 0.16), tone(784, 0.13, 0.3)],
  move: [tone(196, 0, 0.07, 'sine', 0.16), tone(294, 0.02, 0.05, 'sine', 0.08)],
  chat: [tone(880, 0, 0.08, 'sine', 0.07)],
  end: [tone(392, 0, 0.2), tone(494, 0.16, 0.2), tone(587, 0.32, 0.2), tone(784, 0.48, 0.5)],
}
let context: AudioContext | null = null

export function play(name: keyof typeof SOUNDS): void {
  if (!prefs.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  const start = context.currentTime + 0.02
  for (const { pitch, at, length, shape, loud } of SOUNDS[name]) {
    const source = context.createOscillator()
    const volume = context.createGain()
    source.type = shape
    source.frequency.value = pitch
    volume.gain.setValueAtTime(loud, start + at)
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + length)
    source.connect(volume).connect(context.destination)
    source.start(start + at)
    source.stop(start + at + length)
  }
}
