import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { AskFirst } from '@/components/run/ask-first'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { toMarkdown } from '@/lib/browser/board-file'
import { type Favourite, favourites } from '@/lib/browser/favourites'
import { fileName } from '@/lib/export/export'
import { BoardEntry } from './board-entry'
import { useBoard } from './use-favourites'

/** The favourites of all tools, in the visitor's order, and as one file. */
export function BoardPanel() {
  const board = useBoard()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')

  function move(favourite: Favourite, to: number, by: -1 | 1) {
    if (to < 1 || to > board.length) return
    favourites.move(favourite, by)
    setSaid(`Moved to place ${to} of ${board.length}.`)
  }

  function remove(favourite: Favourite) {
    favourites.toggle(favourite)
    setSaid('Removed from the board.')
    list.current?.focus()
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {favourites.isKept()
          ? 'What you mark as a favourite in any tool collects here: an idea, its hook, the script, the caption. It stays in this browser.'
          : 'Your browser does not let this site store anything, so the board lasts until you close the tab.'}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} tabIndex={-1} aria-label="Board" className="grid gap-2">
        {board.map((favourite, index) => (
          <BoardEntry
            key={`${favourite.tool} ${favourite.card.copy}`}
            favourite={favourite}
            number={index + 1}
            isLast={index === board.length - 1}
            onMove={(by) => move(favourite, index + 1 + by, by)}
            onRemove={() => remove(favourite)}
          />
        ))}
      </ol>
      {board.length === 0 ? (
        <p className="text-sm text-muted">Nothing yet. Mark a result with its star.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() =>
              saveFile(fileName({ tool: 'board', at: Date.now() }, 'md'), toMarkdown(board), 'text/markdown')
            }
          >
            <Download className="size-4" />
            Download as Markdown
          </Button>
          <AskFirst
            label="Clear the board"
            question="This takes all favourites of all tools off the board for good."
            yes="Yes, clear the board"
            onYes={favourites.clear}
          />
        </div>
      )}
    </div>
  )
}
