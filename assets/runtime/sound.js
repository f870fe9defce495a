// What one hears at a table: cards on cloth and a knuckle on wood, made of noise and of dying tones, no files. Silent
// until the player has touched something, as browsers want it, and wherever the browser has no sound. Nothing here
// throws.
//
//   loud(0.4)              how loud, 0 for off
//   play("card", 3, 90)    three of them, 90 ms apart; "deal", "card", "trick", "turn" or "end"

let context = null;
let out = null;
let noise = null;
let level = 0;
const last = {};

const AGAIN = 0.045; // seconds within which the same sound is not heard twice
const MOST = 9; // of a heap of cards that are dealt

const wake = () => {
  if (!level || !navigator.userActivation?.hasBeenActive) return;
  try {
    if (!context) {
      context = new AudioContext({ latencyHint: "interactive" });
      out = new GainNode(context, { gain: level });
      const gentle = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6, attack: 0.002 });
      out.connect(gentle).connect(context.destination);
      noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
      const samples = noise.getChannelData(0);
      for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    }
    if (context.state === "suspended") context.resume().catch(() => {});
  } catch {
    context = null;
  }
};
for (const kind of ["pointerdown", "pointerup", "keydown"]) addEventListener(kind, wake, { capture: true, passive: true });

/** A gain that is there at once, or after `rise` seconds, and dies away. */
const dying = (at, gain, length, rise = 0.002) => {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, at);
  node.gain.linearRampToValueAtTime(gain, at + rise);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(out);
  return node;
};

/** Paper: noise through a filter that goes from one pitch to another. */
const paper = (at, { from, to, gain, length, rise, q = 0.9 }) => {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: from, Q: q });
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(dying(at, gain, length, rise));
  source.start(at, Math.random() * 0.5, length + 0.05);
};

/** Wood or cloth: a tone that falls a little and dies. */
const wood = (at, { pitch, gain, length, rise }) => {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch * 1.06 });
  tone.frequency.exponentialRampToValueAtTime(pitch, at + length / 3);
  tone.connect(dying(at, gain, length, rise));
  tone.start(at);
  tone.stop(at + length + 0.05);
};

const near = (value) => value * (0.94 + Math.random() * 0.12); // no two cards fall alike

const sounds = {
  deal: (at) => paper(at, { from: near(3200), to: near(1500), gain: 0.3, length: 0.07, rise: 0.012 }),
  card: (at) => {
    paper(at, { from: near(2600), to: near(900), gain: 0.5, length: 0.06 });
    wood(at, { pitch: near(145), gain: 0.34, length: 0.07 });
  },
  trick: (at) => {
    paper(at, { from: near(900), to: near(2600), gain: 0.26, length: 0.2, rise: 0.09, q: 0.7 });
    wood(at + 0.17, { pitch: near(190), gain: 0.3, length: 0.1 });
  },
  turn: (at) => {
    for (const [late, pitch] of [[0, 392], [0.11, 523]]) {
      wood(at + late, { pitch, gain: 0.2, length: 0.22 });
      paper(at + late, { from: 1900, to: 1200, gain: 0.05, length: 0.02 });
    }
  },
  end: (at) => {
    [392, 494, 587, 784].forEach((pitch, number) => {
      wood(at + number * 0.13, { pitch, gain: 0.2, length: 0.6 });
      wood(at + number * 0.13, { pitch: pitch * 4, gain: 0.03, length: 0.12 });
    });
  },
};

/** From now on this loud, from 0 to 1; 0 is off. */
export const loud = (value) => {
  level = value;
  if (out) out.gain.value = level;
  if (level) wake();
  else context?.suspend().catch(() => {});
};

/** Let a sound be heard, so many times; whether it is. */
export const play = (name, times = 1, gap = 0) => {
  wake();
  if (!level || !context || context.state !== "running" || document.hidden) return false;
  const now = context.currentTime;
  if (!sounds[name] || now - (last[name] ?? -1) < AGAIN) return false;
  last[name] = now;
  try {
    for (let number = 0; number < Math.min(times, MOST); number += 1) sounds[name](now + 0.005 + (number * gap) / 1000);
  } catch {
    return false;
  }
  return true;
};
