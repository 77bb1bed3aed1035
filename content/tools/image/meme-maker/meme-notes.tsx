import { lazy, Suspense } from 'react'
import type { Editor } from '@/components/editor/editor'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { getLayout } from './layouts'
import { buildMemeNotes } from './notes'
import type { MemeScene } from './scene'

const GifSaveBar = lazy(importWithRetry(() => import('./gif-save-bar')))

/** What to know before it is saved, and how a meme that moves is. */
export default function MemeNotes({ editor }: { editor: Editor<MemeScene> }) {
  const { scene, measure } = editor
  const animatedPanel = scene.pictures
    .slice(0, getLayout(scene.layout).panels.length)
    .findIndex((picture) => picture?.moving)
  return (
    <>
      <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
        {measure && buildMemeNotes(scene, measure).map((text) => <p key={text}>{text}</p>)}
      </div>
      <Suspense>{animatedPanel >= 0 && <GifSaveBar editor={editor} panel={animatedPanel} />}</Suspense>
    </>
  )
}
