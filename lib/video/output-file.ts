import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny'
import { createRandomId } from '@/lib/core/random-id'

declare global {
  /** Only in workers, whose types the project does not load. */
  interface FileSystemFileHandle {
    createSyncAccessHandle: () => Promise<{
      write: (data: Uint8Array<ArrayBuffer>, options: { at: number }) => number
      truncate: (size: number) => void
      getSize: () => number
      close: () => void
    }>
  }
}

/** A file that is written in the worker. */
export type OutputFile = Awaited<ReturnType<typeof createFileOnDisk>>

const FILE_NAME = 'video.mp4'
const FILE_TYPE = { type: 'video/mp4' }
const CHUNK_BYTES = 1_048_576

/**
 * Creates a file in the origin private file system, or in memory where that is not available. `folderName` is the
 * page's; its name is that of a lock that the page holds, so that only folders of closed pages are removed.
 */
export const createOutputFile = (folderName: string): Promise<OutputFile> =>
  createFileOnDisk(folderName).catch(createFileInMemory)

async function createFileOnDisk(folderName: string) {
  const root = await navigator.storage.getDirectory()
  const videos = await root.getDirectoryHandle('videos', { create: true })
  await removeFoldersOfClosedPages(videos, folderName)
  const folder = await videos.getDirectoryHandle(folderName, { create: true })
  const name = `${createRandomId(1)}.mp4`
  const handle = await folder.getFileHandle(name, { create: true })
  const accessHandle = await handle.createSyncAccessHandle()
  return {
    /** Starts the file, again for each pass. */
    createTarget: (): Target => {
      accessHandle.truncate(0)
      const write = ({ data, position }: StreamTargetChunk) => void accessHandle.write(data, { at: position })
      return new StreamTarget(new WritableStream({ write }), { chunked: true, chunkSize: CHUNK_BYTES })
    },
    /** Returns the number of bytes written in this pass. */
    getSize: () => accessHandle.getSize(),
    /** Call this after a failure too, so that the file can be removed later. */
    close: () => accessHandle.close(),
    /** Returns the finished file, and removes the page's earlier ones. */
    finish: async () => {
      accessHandle.close()
      for await (const otherName of folder.keys())
        if (otherName !== name) await folder.removeEntry(otherName).catch(() => {})
      return new File([await handle.getFile()], FILE_NAME, FILE_TYPE)
    },
  }
}

async function removeFoldersOfClosedPages(videos: FileSystemDirectoryHandle, folderName: string) {
  const { held = [] } = await navigator.locks.query()
  const openNames = new Set([folderName, ...held.map(({ name }) => name)])
  for await (const name of videos.keys())
    if (!openNames.has(name)) await videos.removeEntry(name, { recursive: true }).catch(() => {})
}

function createFileInMemory(): OutputFile {
  let target = new BufferTarget()
  return {
    createTarget: () => {
      target = new BufferTarget()
      return target
    },
    close: () => {},
    getSize: () => target.buffer?.byteLength ?? 0,
    finish: async () => new File([target.buffer ?? new ArrayBuffer()], FILE_NAME, FILE_TYPE),
  }
}
