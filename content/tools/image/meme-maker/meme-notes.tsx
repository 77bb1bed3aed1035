import { lazy, Suspense } from 'react'
import type { Editor } from '@/components/editor/editor'
import { importWithRetry } from '@/components/loading/deferred-import'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutBar, layOutCaption } from './draw-meme'
import { getLayout } from './layouts'
import { MAX_TEXT_LENGTH, type MemeScene } from './scene'

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
  return [
    bar.on && bar.text.trim() === '' && 'The white bar is blank when saved: write in it, or take its tick off.',
    emptyPanelNumbers.length > 0 &&
      `Still empty, and plain when saved: ${panels.length > 1 ? `panel ${emptyPanelNumbers.join(', ')}` : 'the picture'}.`,
    ...textBlocks.map(({ name, block }) => block.isTruncated && `${name} is cut: too many words for its box.`),
    ...textBlocks.map(
      ({ name, text }) => text.length >= MAX_TEXT_LENGTH && `${name} is full: it holds ${MAX_TEXT_LENGTH} letters.`,
    ),
  ].filter((text) => text !== false)
}

const GifSaveBar = lazy(importWithRetry(() => import('./gif-save-bar')))

export default function MemeNotes({ editor }: { editor: Editor<MemeScene> }) {
  const { scene, measure } = editor
  const animatedPanelIndex = scene.pictures
    .slice(0, getLayout(scene.layout).panels.length)
    .findIndex((picture) => picture?.moving)
  return (
    <>
      <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
        {measure && buildMemeNotes(scene, measure).map((text) => <p key={text}>{text}</p>)}
      </div>
      <Suspense>{animatedPanelIndex >= 0 && <GifSaveBar editor={editor} panelIndex={animatedPanelIndex} />}</Suspense>
    </>
  )
}
