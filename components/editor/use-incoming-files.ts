import { useEffect, useEffectEvent, useRef } from 'react'

export function useIncomingFiles(
  incomingFiles: readonly File[],
  onFilesImported: () => void,
  addFiles: (files: readonly File[]) => void,
) {
  const lastImportedFilesRef = useRef<readonly File[]>(null)
  const importAllFiles = useEffectEvent(() => {
    if (incomingFiles.length === 0 || lastImportedFilesRef.current === incomingFiles) return
    lastImportedFilesRef.current = incomingFiles
    onFilesImported()
    addFiles(incomingFiles)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when there are new files.
  useEffect(() => importAllFiles(), [incomingFiles])
}
