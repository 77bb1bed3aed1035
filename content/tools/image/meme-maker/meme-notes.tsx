import type { Editor } from '@/components/editor/editor'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutBar, layOutCaption } from './draw-meme'
import { getLayout } from './layouts'
import { AREA_HEIGHT, isEmptyMeme, MAX_TEXT_LENGTH, MEME_WIDTH, type MemeScene } from './scene'

export function buildMemeNotes(scene: MemeScene, measure: TextMeasurer): string[] {
  const { bar, captions, pictures, layout } = scene
  const { panels } = getLayout(layout)
  const emptyPanelNumbers = panels.flatMap((_, index) => (pictures[index] ? [] : index + 1))
  const textBlocks = captions.map((caption, index) => ({
    name: `Text ${index + 1}`,
    text: caption.text,
    block: layOutCaption(caption, scene, measure),
  }))
  if (bar.on) textBlocks.push({ name: 'The white bar', text: bar.text, block: layOutBar(scene, measure) })
  const [image] = panels.length === 1 ? pictures : []
  const imageHeight = image ? (MEME_WIDTH * image.height) / image.width : 0
  return [
    imageHeight > AREA_HEIGHT.max &&
      `Your photo is cropped. A meme is at most ${AREA_HEIGHT.max / MEME_WIDTH} times as tall as it is wide.`,
    image &&
      imageHeight < AREA_HEIGHT.min &&
      `Your photo is cropped. A meme is at most ${MEME_WIDTH / AREA_HEIGHT.min} times as wide as it is tall.`,
    bar.on && bar.text.trim() === '' && 'The white bar is empty. Write in it or turn it off.',
    emptyPanelNumbers.length > 0 &&
      !isEmptyMeme(scene) &&
      (panels.length > 1
        ? `Empty panels download as a plain color: ${emptyPanelNumbers.join(', ')}.`
        : 'No photo yet, so it downloads as a plain color.'),
    ...textBlocks.map(
      ({ name, block }) => block.isTruncated && `${name} is cut off. Shorten it or make its box larger.`,
    ),
    ...textBlocks.map(
      ({ name, text }) =>
        text.length >= MAX_TEXT_LENGTH && `${name} is full: ${MAX_TEXT_LENGTH} characters is the limit.`,
    ),
  ].filter((text) => typeof text === 'string')
}

export default function MemeNotes({ editor: { scene, measure } }: { editor: Editor<MemeScene> }) {
  return (
    <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
      {measure && buildMemeNotes(scene, measure).map((text) => <p key={text}>{text}</p>)}
    </div>
  )
}
