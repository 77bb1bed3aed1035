import { saveFilesAsZip } from '@/components/files/save-files-as-zip'
import type { Logo } from '@/lib/images/open/open-logo'
import { createCodeFile, type FileType, getCodeFileName } from './code-files'
import type { QrDesign } from './fields'
import { makeCodeInWorker } from './make-code-in-worker'
import { buildLinkPayload } from './payload'

/** Maximum codes per list. */
export const MAX_CODES = 200

/** Returns the non-empty lines of a list. Lines that look like web addresses become links; others stay text. */
export function parseList(listText: string): string[] {
  return listText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const linkPayload = /^[a-z][a-z0-9+.-]*:|^[^\s/]+\.[^\s/.]{2,}(\/|$)/i.test(line) ? buildLinkPayload(line) : null
      return linkPayload && 'text' in linkPayload ? linkPayload.text : line
    })
}

export type BatchReport = { savedCount: number; failures: readonly string[] }

/** Saves all codes of a list as one ZIP. Skips and names those that do not fit or do not scan. */
export async function saveBatch(
  texts: readonly string[],
  design: QrDesign,
  logo: Logo | null,
  type: FileType,
  onProgress: (completedCount: number) => void,
  signal: AbortSignal,
): Promise<BatchReport> {
  const files = []
  const failures: string[] = []
  for (const [index, text] of texts.slice(0, MAX_CODES).entries()) {
    const code = await makeCodeInWorker({ text, design, logo }, { signal })
    const shortText = text.length > 60 ? `${text.slice(0, 59)}…` : text
    if (code === null) failures.push(`${index + 1}: “${shortText}” is too long for a code.`)
    else if (code.decodedText !== text) failures.push(`${index + 1}: “${shortText}” came out unreadable in this look.`)
    else
      files.push({
        blob: await createCodeFile(code, type, logo),
        name: getCodeFileName(text, type, index + 1),
        note: '',
      })
    onProgress(index + 1)
  }
  if (files.length > 0) await saveFilesAsZip('qr-codes.zip', files)
  return { savedCount: files.length, failures }
}
