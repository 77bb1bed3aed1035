import { exactByteSize } from '@/lib/core/format/size'
import type { MadeFile } from '@/lib/tool/files-tool'
import { bytesIn } from './bytes-in'
import { changeInWords, removedInWords } from './change-in-words'

type Made = Pick<MadeFile, 'blob' | 'removed'>

/** What became of so many files of so many bytes together: `20 details removed`, or how much smaller they are. */
export function outcomeInWords(before: number, made: readonly Made[], files: number): string {
  if (made.every(({ removed }) => removed !== undefined))
    return removedInWords(made.reduce((sum, { removed = 0 }) => sum + removed, 0))
  const after = bytesIn(made)
  return made.length > files
    ? `${made.length} files, ${exactByteSize(after)}`
    : `${exactByteSize(before)} → ${exactByteSize(after)}, ${changeInWords(before, after)}`
}
