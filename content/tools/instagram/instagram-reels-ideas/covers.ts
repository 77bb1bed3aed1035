import type { Format } from '@/lib/video-ideas/idea'
import type { Random } from '@/lib/writer/random'
import type { ReelInput } from './fields'

/** Words on the cover, by format; slots as in the concepts. The grid shows them small, so they name the thing. */
export const covers: Record<Format, readonly string[]> = {
  tutorial: ['{short}, up close', '{short}: one step', '{short}, step by step'],
  'talking-head': ['{short}: my honest take', 'Let’s talk {short}', 'About {short}'],
  skit: ['{short}, a short drama', 'When {short} goes wrong', 'Both me: {short}'],
  story: ['What happened: {short}', '{short}, a true story', 'Story time: {short}'],
  list: ['Save this: {short}', '{short}: the list', '{short}, in three'],
  'before-after': ['{short}: the after', '{short}, before and after', '{short}, side by side'],
  'trend-twist': ['{short}, wrong edition', 'Ready with me: {short}', 'Only {short}'],
  'green-screen': ['Reacting to {short}', 'My notes: {short}', '{short}, explained'],
  faceless: ['{short}, no talking', 'Sound on: {short}', 'Just {short}'],
}

type Sound = Exclude<ReelInput['parameters']['audio'], 'any'> | 'mixed'

/** What is heard. No song is named: which one is available depends on the account and on the day. */
const sounds: Record<Sound, readonly string[]> = {
  voice: [
    'Your voice recorded afterwards, close to the phone, with the sound of the place left in quietly.',
    'Say it to the camera in one go, and cut the breaths out later.',
    'Your voice over the pictures, with captions for everybody who watches without sound.',
    'Talk while your hands work, and keep the noises that belong to it.',
  ],
  mixed: [
    'Your voice for the first line, then only the sound of the place.',
    'One spoken line at the start and one at the end, a calm instrumental between them.',
    'Speak the first line, then let quiet music from the library carry the pictures.',
  ],
  natural: [
    'Only what the phone hears, a little louder than in real life. No music.',
    'The sound of the place from start to end, with one second of silence before the result.',
    'Record the closest sound separately, a hand’s width away, and lay it under the picture.',
    'No voice and no music: cut on the noises.',
  ],
  music: [
    'A calm instrumental from Instagram’s library, without words, cut to its slow beat.',
    'Something with a clear beat from Instagram’s library: one cut on each bar, no speech.',
    'Quiet piano or guitar from the library, low enough that real noises come through.',
    'A dry, funny instrumental from the library that stops dead on the last shot.',
  ],
}

const suiting: Record<Format, Sound> = {
  tutorial: 'voice',
  'talking-head': 'voice',
  skit: 'voice',
  story: 'voice',
  list: 'mixed',
  'before-after': 'mixed',
  'trend-twist': 'mixed',
  'green-screen': 'voice',
  faceless: 'natural',
}

/** A direction for the sound: the visitor's choice, else what suits the format. */
export function soundFor(format: Format, choice: ReelInput['parameters']['audio'], random: Random): string {
  return random.pick(sounds[choice === 'any' ? suiting[format] : choice])
}
