import { lazy, Suspense } from 'react'
import type { Editor } from '@/components/editor/editor'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { buildMemeNotes } from './build-meme-notes'
import { getLayout } from './layouts'
import type { MemeScene } from './scene'

const GifSaveBar = lazy(importWithRetry(() => import('./gif-save-bar')))

/** What to know before it is saved, and how a meme that moves is. */
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
