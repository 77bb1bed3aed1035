import { useEffect, useEffectEvent } from 'react'
import { refusedFile, type TextNotice, textNotices } from '@/lib/errors/text-notices'

/**
 * Reads a text file, chosen or dropped anywhere on the page: without this a file that misses the box would replace the page,
 * and the text with it.
 */
export function useFileDrop(
  onText: (text: string, name: string) => void,
  onNotice: (notice: TextNotice) => void,
) {
  async function take(file: File) {
    const reader = await import('./read-text-file').catch(() => null)
    if (!reader) return onNotice(textNotices.no_code)
    const read = await reader.readTextFile(file)
    if ('text' in read) onText(read.text, file.name)
    else onNotice(refusedFile(file.name, read.refused))
  }

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    const drag = (event: DragEvent) => onDrag(event)
    const drop = (event: DragEvent) => onDrop(event)
    addEventListener('dragover', drag)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('drop', drop)
    }
  }, [])
  return take
}
