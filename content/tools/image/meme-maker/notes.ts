import type { Measure } from '@/lib/images/drawing/shapes'
import { barBlock, captionBlock } from './draw-meme'
import { layoutOf } from './layouts'
import { type MemeScene, MOST_LETTERS } from './scene'

/** What a visitor should know before the meme is saved, a sentence each. */
export function notesOf(scene: MemeScene, measure: Measure): string[] {
  const { bar, captions, pictures, layout } = scene
  const { panels } = layoutOf(layout)
  const empty = panels.flatMap((_, index) => (pictures[index] ? [] : index + 1))
  const texts = captions.map((caption, index) => ({
    name: `Text ${index + 1}`,
    text: caption.text,
    block: captionBlock(caption, scene, measure),
  }))
  if (bar.on) texts.push({ name: 'The white bar', text: bar.text, block: barBlock(scene, measure) })
  return [
    bar.on &&
      bar.text.trim() === '' &&
      'The white bar is blank when saved: write in it, or take its tick off.',
    empty.length > 0 &&
      `Still empty, and plain when saved: ${panels.length > 1 ? `panel ${empty.join(', ')}` : 'the picture'}.`,
    ...texts.map(({ name, block }) => block.cut && `${name} is cut: too many words for its box.`),
    ...texts.map(
      ({ name, text }) => text.length >= MOST_LETTERS && `${name} is full: it holds ${MOST_LETTERS} letters.`,
    ),
  ].filter((text) => text !== false)
}
