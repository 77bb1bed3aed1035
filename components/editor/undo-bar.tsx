import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { Editor } from './editor'

export function UndoBar<Scene>({ editor }: { editor: Editor<Scene> }) {
  const { undo, redo, canUndo, canRedo, reset } = editor
  const notice = getNotice(editor)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button variant="quiet" aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={undo}>
        <Undo2 className="size-4" />
        Undo
      </Button>
      <Button variant="quiet" aria-disabled={!canRedo} aria-keyshortcuts="Control+Shift+Z" onClick={redo}>
        <Redo2 className="size-4" />
        Redo
      </Button>
      <Button variant="quiet" onClick={reset}>
        <RotateCcw className="size-4" />
        Start anew
      </Button>
      <p role="status" className={notice ? 'text-muted text-sm' : 'sr-only'}>
        {notice ?? editor.announcement}
      </p>
    </div>
  )
}

function getNotice<Scene>({ isChangedInOtherTab, isRestored, announcement }: Editor<Scene>): string | null {
  if (isChangedInOtherTab) return 'Changed in another tab. Undo brings back what was here.'
  return isRestored && announcement === '' ? 'Kept in this browser from before. Start anew clears it.' : null
}
