import { type RefObject, useEffect } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { buildFileRefusedNotice, type TextNotice, textNotices } from '@/lib/core/errors/text-notices'

type OnText = (text: string, fileName: string) => void
type DropTarget = { textareaRef: RefObject<HTMLTextAreaElement | null>; onText: OnText }

/** Without this hook, the browser would open a file that misses a text box. */
export function useFileDrop(targets: readonly DropTarget[], onNotice: (notice: TextNotice) => void) {
  async function readFile(file: File, onText: OnText) {
    const readerModule = await import('./read-text-file').catch(() => null)
    if (!readerModule) return onNotice(textNotices.no_code)
    const result = await readerModule.readTextFile(file)
    if ('text' in result) onText(result.text, file.name)
    else onNotice(buildFileRefusedNotice(file.name, result.errorCode))
  }

  useWindowEvent('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  useWindowEvent('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])].slice(0, targets.length)
    if (files.length === 0) return
    event.preventDefault()
    for (const [index, file] of files.entries()) {
      const dropTarget = findDropTarget(targets, { index, fileCount: files.length, target: event.target })
      if (dropTarget) void readFile(file, dropTarget.onText)
    }
  })
  useEffect(() => {
    // Ends `earlyDropScript` of the page's head.
    document.documentElement.dataset.drops = ''
  }, [])
  return readFile
}

type DropInfo = { index: number; fileCount: number; target: EventTarget | null }

/** Returns the box under the pointer, otherwise the first box. Multiple files go to the boxes in order. */
export function findDropTarget(
  targets: readonly DropTarget[],
  { index, fileCount, target }: DropInfo,
): DropTarget | undefined {
  if (fileCount > 1) return targets[index]
  return targets.find(({ textareaRef }) => textareaRef.current !== null && textareaRef.current === target) ?? targets[0]
}
