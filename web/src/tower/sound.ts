// Wood on wood: two short tones and a breath of noise, made when it is needed.
import type { Knock } from "./physics";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function breath(within: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = within.createBuffer(1, within.sampleRate * 0.05, within.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  return noise;
}

/** All the knocks of a fall that is shown at some speed, from now on; gives back what silences it. */
export function clatter(knocks: readonly Knock[], speed: number): () => void {
  context ??= new AudioContext();
  const within = context;
  void within.resume();
  const out = within.createGain();
  out.gain.value = 0.4;
  out.connect(within.destination);
  for (const { at, loud, side } of knocks) {
    const when = within.currentTime + at / speed;
    const place = new StereoPannerNode(within, { pan: side * 0.6 });
    place.connect(out);
    const pitch = 900 + 700 * ((at * 977) % 1);
    for (const [ratio, share, seconds] of [[1, 0.5, 0.06], [2.7, 0.22, 0.03]] as const) tone(within, place, pitch * ratio, when, loud * share, seconds);
    const puff = new AudioBufferSourceNode(within, { buffer: breath(within) });
    const volume = new GainNode(within, { gain: loud * 0.3 });
    puff.connect(volume).connect(place);
    puff.start(when);
  }
  return () => out.disconnect();
}

function tone(within: AudioContext, to: AudioNode, pitch: number, when: number, loud: number, seconds: number): void {
  const source = new OscillatorNode(within, { type: "triangle", frequency: pitch });
  const volume = new GainNode(within, { gain: 0 });
  volume.gain.setValueAtTime(Math.max(0.001, loud), when);
  volume.gain.exponentialRampToValueAtTime(0.0005, when + seconds);
  source.connect(volume).connect(to);
  source.start(when);
  source.stop(when + seconds + 0.01);
}
