import { useEffect, useEffectEvent, useState } from 'react'

/** What systems leave behind in folders. */
const isLitter = ({ name }: File) => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/**
 * Files dropped anywhere on the page, folders included, or pasted. `over` is true while files hang above the page. The
 * browser would open a dropped file itself, and leave the page for it.
 */
export function useIntake(onFiles: (files: readonly File[]) => void): { over: boolean } {
  const [over, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => {
    const wanted = files.filter((file) => !isLitter(file))
    if (wanted.length > 0) onFiles(wanted)
  })
  useEffect(() => {
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
      droppedFiles(event.dataTransfer).then(take)
    })
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    })
    return () => controller.abort()
  }, [])
  return { over }
}

async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null)
  if (!entries.some((entry) => entry.isDirectory)) return [...files]
  return (await Promise.all(entries.map(filesBelow))).flat()
}

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry))
    return new Promise((resolve) =>
      entry.file(
        (file) => resolve([file]),
        () => resolve([]),
      ),
    )
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const all: FileSystemEntry[] = []
  // A reader gives a hundred at a time, then none.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0) break
    all.push(...some)
  }
  return (await Promise.all(all.map(filesBelow))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
