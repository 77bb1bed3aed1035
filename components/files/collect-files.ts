/** The files in a dropped folder and in those within it; what cannot be read is left out. */
export async function collectFiles(entry: FileSystemEntry): Promise<File[]> {
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
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])))
    if (some.length === 0) break
    all.push(...some)
  }
  return (await Promise.all(all.map(collectFiles))).flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
