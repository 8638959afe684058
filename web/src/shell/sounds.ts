// Two soft sounds, made here: nothing is loaded, and nothing is heard unless it was asked for.
import { settings } from '../settings.svelte.ts'

const NOTES = { turn: [523, 784], card: [220] } as const

let audio: AudioContext | undefined

export const sounds = {
  play(name: keyof typeof NOTES): void {
    if (!settings.sounds || typeof AudioContext === 'undefined') return
    audio ??= new AudioContext()
    const start = audio.currentTime
    NOTES[name].forEach((frequency, i) => note(audio!, frequency, start + i * 0.12))
  },
}

function note(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.32)
}
