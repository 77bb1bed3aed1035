import type { OutputFile } from '@/lib/tool/files-tool'

export const getTotalBytes = (files: readonly Pick<OutputFile, 'blob'>[]) =>
  files.reduce((sum, { blob }) => sum + blob.size, 0)
