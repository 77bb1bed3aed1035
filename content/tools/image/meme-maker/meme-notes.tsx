import { lazy, Suspense } from 'react'
import type { Editor } from '@/components/editor/editor'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { getLayout } from './layouts'
import { buildMemeNotes } from './notes'
import type { MemeScene } from './scene'

const MovingSave = lazy(importWithRetry(() => import('./gif-save-bar')))

/** What to know before it is saved, and how a meme that moves is. */
export default function MemeNotes({ editor }: { editor: Editor<MemeScene> }) {
  const { scene, measure } = editor
  const moving = scene.pictures
    .slice(0, getLayout(scene.layout).panels.length)
    .findIndex((picture) => picture?.moving)
  return (
    <>
      <div role="status" className="grid gap-1 text-caution text-sm empty:hidden">
        {measure && buildMemeNotes(scene, measure).map((text) => <p key={text}>{text}</p>)}
      </div>
      <Suspense>{moving >= 0 && <MovingSave editor={editor} panel={moving} />}</Suspense>
    </>
  )
}
