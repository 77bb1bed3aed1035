import { useEffect, useEffectEvent, useState } from 'react'
import { notifyError } from '@/components/ui/notify'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { filesNotAddedNotice } from '@/lib/core/errors/image-notices'
import { HANDOFF_HASH } from './files-tool-info'

/** Files that operating systems leave in folders. */
const isSystemFile = ({ name }: File) => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/** Files that are dropped or pasted anywhere on the page, and the one that another tool's page has for `toolType`. */
export function useIncomingFiles(onFilesAdd: (files: readonly File[], isSent?: boolean) => void, toolType?: string) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const handleFiles = useEffectEvent((files: readonly File[]) => {
    const acceptedFiles = files.filter((file) => !isSystemFile(file))
    if (acceptedFiles.length > 0) onFilesAdd(acceptedFiles)
  })
  useWindowEvent('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsDraggedOver(true)
  })
  useWindowEvent('dragleave', (event) => {
    if (event.relatedTarget === null) setIsDraggedOver(false)
  })
  useWindowEvent('drop', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setIsDraggedOver(false)
    getDroppedFiles(event.dataTransfer).then(handleFiles, () => notifyError(filesNotAddedNotice))
  })
  useWindowEvent('paste', (event) => {
    const files = getPastedFiles(event)
    if (files.length === 0) return
    event.preventDefault()
    handleFiles(files)
  })
  const receiveHandoff = useEffectEvent(async () => {
    if (!toolType || location.hash !== HANDOFF_HASH) return
    window.history.replaceState(window.history.state, '', location.pathname)
    const { takeHandoff } = await import('./send-file')
    const file = await takeHandoff(toolType).catch(() => null)
    if (file) onFilesAdd([file], true)
  })
  useEffect(() => {
    // Ends `earlyDropScript` of the page's head.
    document.documentElement.dataset.drops = ''
    receiveHandoff()
  }, [])
  return { isDraggedOver }
}

type PasteEventLike = { clipboardData: Pick<DataTransfer, 'files' | 'types'> | null; target: object | null }

/** Empty for a paste into a text field: spreadsheets and word processors add an image of the text. */
export function getPastedFiles({ clipboardData, target }: PasteEventLike): File[] {
  const isTyping = (target as Element | null)?.closest?.('textarea, input')
  if (!clipboardData || (isTyping && clipboardData.types.includes('text/plain'))) return []
  return [...clipboardData.files]
}

async function getDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (!entries.some((entry) => entry.isDirectory)) return [...files]
  const { collectFiles } = await import('./collect-files')
  return (await Promise.all(entries.map(collectFiles))).flat()
}

export function DropFrame({ isDraggedOver }: { isDraggedOver: boolean }) {
  if (!isDraggedOver) return null
  return <div className="pointer-events-none fixed inset-0 z-40 border-4 border-accent border-dashed" aria-hidden />
}
