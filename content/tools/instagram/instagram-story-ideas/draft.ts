import type { Draft } from '@/lib/tool/define'
import { createScenes, type Say } from '@/lib/writer/advice/scene'
import { cleanFirst } from '@/lib/writer/phrasing/clean-first'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { type Arc, type ArcFrame, arcs } from './arcs'
import type { StoryInput, storyFields } from './fields'
import { reasons, stickerReasons } from './reasons'
import type { Frame, Story } from './story'

type Request = StoryInput & { topic: Topic }

/** Every arc is tried with several pieces of advice: the first may be too long for a frame. */
const rounds = 3

export const draft: Draft<typeof storyFields, Story> = {
  writes: 'sentences',
  write: (request, random) => cleanFirst(stories(request, random)),
  shorten(story) {
    const { frames } = story
    if (frames.length < 4) return null
    const middle = frames.slice(1, -1)
    const kept = middle.find(({ sticker }) => sticker !== 'none') ?? middle[0]
    const [first, last] = [frames[0], frames.at(-1)]
    return first && kept && last ? { ...story, frames: [first, kept, last] } : null
  },
}

function* stories({ prompt, topic, parameters }: Request, random: Random): Generator<Story> {
  const { goal, tone, frames, audience, niche } = parameters
  const nextScene = createScenes({ prompt, topic, audience, niche }, random)
  const suits = (arc: Arc) =>
    (arc.goals.includes(goal) ? 0 : 10) +
    (arc.goals[0] === goal ? 0 : 1) +
    (arc.tones?.includes(tone) ? 0 : 1)
  const chosen = random.shuffle(arcs).toSorted((a, b) => suits(a) - suits(b))
  for (let round = 0; round < rounds; round += 1) {
    for (const arc of chosen) {
      const story = written(arc, Number(frames), nextScene().say, random)
      if (story) yield story
    }
  }
}

function written(arc: Arc, length: number, say: Say, random: Random): Story | null {
  const title = say(arc.title)
  const wanted = arc.frames.filter(({ from = 3 }) => from <= length)
  const frames = wanted.flatMap((frame, index) => {
    const place = index === 0 ? 'first' : index === wanted.length - 1 ? 'last' : 'middle'
    return writtenFrame(frame, place, say, random) ?? []
  })
  return title && frames.length === wanted.length ? { title, frames } : null
}

function writtenFrame(
  { visual, text, sticker = 'none', prompt = '', options = [] }: ArcFrame,
  place: keyof typeof reasons,
  say: Say,
  random: Random,
): Frame | null {
  const seen = say(visual)
  const words = say(text)
  const asked = prompt === '' ? '' : say(prompt)
  if (!seen || !words || asked === null) return null
  const why = random.pick(sticker === 'none' ? reasons[place] : stickerReasons[sticker])
  return { visual: seen, text: words, sticker, prompt: asked, options: [...options], why }
}
