import type { OutputFile } from '@/lib/tool/files-tool'

/** How many bytes some files have together. */
export const getTotalBytes = (files: readonly Pick<OutputFile, 'blob'>[]) =>
  files.reduce((sum, { blob }) => sum + blob.size, 0)
