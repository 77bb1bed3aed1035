import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import { useFileInput } from '@/components/ui/use-file-input'
import { fileName } from '@/lib/browser/export/export'
import { toText } from '@/lib/browser/export/to-text'
import { type Saved, savedResults } from '@/lib/browser/saved'
import { readSavedFile, toMarkdown, toSavedCsv, toSavedJson } from '@/lib/browser/saved-file'
import { addInWords } from './add-in-words'

type Props = { list: readonly Saved[]; onCleared: () => void }

const files = [
  {
    extension: 'txt',
    type: 'text/plain',
    write: (list: readonly Saved[]) => toText({ cards: list.map(({ card }) => card), at: Date.now() }),
  },
  { extension: 'csv', type: 'text/csv', write: toSavedCsv },
  { extension: 'json', type: 'application/json', write: toSavedJson },
  { extension: 'md', type: 'text/markdown', write: toMarkdown },
] as const

/** Saved results as a file, and back from one; and an end to all of them. */
export function SavedFiles({ list, onCleared }: Props) {
  const [said, setSaid] = useState('')
  const input = useFileInput(([file]) => file && void bringIn(file))

  async function bringIn(file: File) {
    const found = readSavedFile(await file.text().catch(() => ''))
    setSaid(
      found.length === 0
        ? 'There are no saved results in this file. Choose a .json file you downloaded here.'
        : addInWords(found),
    )
  }

  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {list.length > 0 &&
          files.map(({ extension, type, write }) => (
            <Button
              key={extension}
              size="small"
              aria-label={`Download saved results as .${extension}`}
              onClick={() =>
                saveFile(fileName({ tool: 'saved', at: Date.now() }, extension), write(list), type)
              }
            >
              <Download className="size-4" />.{extension}
            </Button>
          ))}
        <input
          {...input}
          type="file"
          accept=".json,application/json"
          aria-label="A .json file with saved results"
          hidden
        />
        <Button size="small" look="quiet" onClick={() => input.ref.current?.click()}>
          <Upload className="size-4" />
          Import a .json file
        </Button>
        {list.length > 0 && (
          <AskFirst
            label="Clear saved results"
            question={`This deletes ${list.length === 1 ? 'your saved result' : `all ${list.length} saved results`} for good. Download a copy first if you may want them again.`}
            yes="Yes, clear them"
            onYes={() => {
              savedResults.clear()
              onCleared()
            }}
          />
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
