import { useEffect, useEffectEvent, useState } from 'react'
import { notifyError } from '@/components/ui/notify'
import { endEarlyDrops } from '@/lib/browser/early-drop'
import { filesNotAdded } from '@/lib/core/errors/image-notices'

/** What systems leave behind in folders. */
const isSystemFile = ({ name }: File) => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/**
 * Files dropped anywhere on the page, folders included, or pasted. `over` is true while files hang above the page. The
 * browser would open a dropped file itself, and leave the page for it.
 */
export function useDropAndPaste(onFiles: (files: readonly File[]) => void): { isDraggedOver: boolean } {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => {
    const wanted = files.filter((file) => !isSystemFile(file))
    if (wanted.length > 0) onFiles(wanted)
  })
  useEffect(() => {
    endEarlyDrops()
    const controller = new AbortController()
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      react: (event: WindowEventMap[Name]) => void,
    ) => addEventListener(name, react, { signal: controller.signal })
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    })
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false)
    })
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      getDroppedFiles(event.dataTransfer).then(take, () => notifyError(filesNotAdded))
    })
    listen('paste', (event) => {
      const files = getPastedFiles(event)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    })
    return () => controller.abort()
  }, [])
  return { isDraggedOver: over }
}

type PasteEventLike = {
  clipboardData: Pick<DataTransfer, 'files' | 'types'> | null
  target: Pick<Element, 'closest'> | EventTarget | null
}

/** What was pasted as files; none where words go into a text box: spreadsheets and word processors add a picture of them. */
export function getPastedFiles({ clipboardData, target }: PasteEventLike): File[] {
  const isTyping = target !== null && 'closest' in target && target.closest('textarea, input') !== null
  if (!clipboardData || (isTyping && clipboardData.types.includes('text/plain'))) return []
  return [...clipboardData.files]
}

async function getDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (!entries.some((entry) => entry.isDirectory)) return [...files]
  const { collectFiles } = await import('./collect-files')
  return (await Promise.all(entries.map(collectFiles))).flat()
}
