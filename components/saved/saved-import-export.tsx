import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import { useFileInput } from '@/components/ui/use-file-input'
import { getExportFileName } from '@/lib/browser/export/export-file-name'
import { runToText } from '@/lib/browser/export/run-to-text'
import { isSaved, MAX_SAVED_RESULTS, type SavedResult, savedResults } from '@/lib/browser/saved-results'
import {
  parseSavedResultsFile,
  savedResultsToCsv,
  savedResultsToJson,
  savedResultsToMarkdown,
} from '@/lib/browser/saved-results-file'

export function importSavedResults(results: readonly SavedResult[]): string {
  const previousCount = savedResults.read().length
  savedResults.add(results)
  const list = savedResults.read()
  const addedCount = list.length - previousCount
  const isListFull = results.some(({ tool, card }) => !isSaved(list, tool, card))
  const reason = isListFull ? `. Your list holds up to ${MAX_SAVED_RESULTS}` : '. You already had the others'
  return `${addedCount} of ${results.length} added${addedCount < results.length ? reason : ''}.`
}

const exportFormats = [
  {
    extension: 'txt',
    write: (list: readonly SavedResult[]) => runToText({ cards: list.map(({ card }) => card), at: Date.now() }),
  },
  { extension: 'csv', write: savedResultsToCsv },
  { extension: 'json', write: savedResultsToJson },
  { extension: 'md', write: savedResultsToMarkdown },
] as const

export function SavedImportExport({ list, onClear }: { list: readonly SavedResult[]; onClear: () => void }) {
  const [announcement, setAnnouncement] = useState('')
  const fileInputProps = useFileInput(([file]) => file && void importFile(file))

  async function importFile(file: File) {
    const importedResults = parseSavedResultsFile(await file.text().catch(() => ''))
    setAnnouncement(
      importedResults.length === 0
        ? 'There are no saved results in this file. Choose a .json file you downloaded here.'
        : importSavedResults(importedResults),
    )
  }

  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        {list.length > 0 &&
          exportFormats.map(({ extension, write }) => (
            <Button
              key={extension}
              size="small"
              aria-label={`Download saved results as .${extension}`}
              onClick={() => saveTextFile(getExportFileName({ tool: 'saved', at: Date.now() }, extension), write(list))}
            >
              <Download className="size-4" />.{extension}
            </Button>
          ))}
        <input
          {...fileInputProps}
          type="file"
          accept=".json,application/json"
          aria-label="A .json file with saved results"
          hidden
        />
        <Button size="small" variant="quiet" onClick={() => fileInputProps.ref.current?.click()}>
          <Upload className="size-4" />
          Import a .json file
        </Button>
        {list.length > 0 && (
          <ConfirmButton
            label="Clear saved results"
            question={`This deletes ${list.length === 1 ? 'your saved result' : `all ${list.length} saved results`} for good. Download a copy first if you might want them again.`}
            confirmLabel="Yes, clear them"
            onConfirm={() => {
              savedResults.clear()
              onClear()
            }}
          />
        )}
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {announcement}
      </p>
    </div>
  )
}
