import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyImage } from '@/components/ui/copy-image'
import { InlineNotice } from '@/components/ui/inline-notice'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { getContrast, getLuminance } from '@/lib/images/drawing/colors'
import type { Logo } from '@/lib/images/open/open-logo'
import { getPixelsPerModule } from '@/lib/images/qr/render-qr'
import { createCodeFile, type FileType, fileTypeList, fileTypes, getCodeFileName, makeCodeInWorker } from './code-files'
import type { QrDesign } from './fields'
import type { CodeJob, QrCode } from './make-code'

type Verdict = {
  canScan: boolean
  /** It scanned here, but other readers may fail at its colors or behind its logo. */
  isRisky: boolean
  /** What to change or to check, most important first. */
  notes: readonly string[]
}

/** Minimum pixels per module; smaller modules may blur in print or in messengers. */
const MIN_MODULE_PIXELS = 4

/** Rates a code by its scan result and by risks such as low contrast. Transparent backgrounds count as white. */
export function assessCode(
  { layout: { sideModules, style }, pixelSize, logoShare, hasReserve, version }: Omit<QrCode, 'png' | 'decodedText'>,
  canScan: boolean,
): Verdict {
  const lightColor = style.light ?? '#ffffff'
  const isInverted = getLuminance(style.dark) > getLuminance(lightColor)
  const contrast = getContrast(style.dark, lightColor)
  // If a code does not scan, colors are the first suspect.
  const minContrast = canScan ? 3 : 4.5
  const pixelsPerModule = getPixelsPerModule(sideModules, pixelSize)
  const notes = [
    contrast < minContrast && 'The two colors are too similar. Make the code darker or the background lighter.',
    isInverted && 'The code is lighter than its background, which older phones can’t read. Swap the colors.',
    contrast >= minContrast && contrast < 4.5 && 'The contrast is low for print and dim light. A darker code is safer.',
    style.margin < 4 && `The margin is ${style.margin}. Scanners need 4 clear dots around the code.`,
    pixelsPerModule < MIN_MODULE_PIXELS &&
      `Each dot is ${pixelsPerModule < 1 ? 'less than 1 pixel' : `${pixelsPerModule} px`} wide. Make the image at least ${MIN_MODULE_PIXELS * sideModules} px, or use the SVG.`,
    !canScan &&
      contrast >= minContrast &&
      logoShare !== null &&
      logoShare > 0.06 &&
      'Make the logo smaller, or set error correction to H.',
    canScan &&
      !hasReserve &&
      'The logo hides so much of this code that some scanners fail. Make the logo smaller or shorten the content.',
    version > 20 && 'A code this dense is hard to scan from a distance. Shorten the content.',
    style.light === null && 'The background is transparent, so place the code on a light, plain surface.',
  ].filter((note) => note !== false)
  const isUnexplained = !canScan && notes.length === 0
  const isRisky = canScan && (contrast < minContrast || isInverted || !hasReserve)
  return { canScan, isRisky, notes: isUnexplained ? ['Try square dots and a larger size.'] : notes }
}

const DEBOUNCE_MS = 120

type CodeState =
  | { phase: 'making' | 'too_long' }
  | { phase: 'made'; job: CodeJob; code: QrCode }
  | { phase: 'failed'; problem: string }

function useQrCode(text: string, design: QrDesign, logo: Logo | null): CodeState {
  const [state, setState] = useState<CodeState>({ phase: 'making' })
  useDelayedEffect([text, design, logo], DEBOUNCE_MS, function make(signal) {
    const job = { text, design, logo }
    makeCodeInWorker(job, { signal }).then(
      (code) => signal.aborted || setState(code ? { phase: 'made', job, code } : { phase: 'too_long' }),
      (error: Error) => {
        if (signal.aborted) return
        setState({ phase: 'failed', problem: error.message })
        addEventListener('online', () => make(signal), { once: true, signal })
      },
    )
  })
  return state
}

type Props = { text: string; warning?: string; design: QrDesign; logo: Logo | null }

export function CodeResult({ text, warning, design, logo }: Props) {
  const state = useQrCode(text, design, logo)
  const readyState = state.phase === 'made' ? state : null
  const verdict = readyState && assessCode(readyState.code, readyState.code.decodedText === readyState.job.text)
  const url = useObjectUrl(readyState?.code.png ?? null)
  const problem =
    state.phase === 'too_long'
      ? `This is too long for a code${logo ? ' with a logo' : ''}. Shorten it${logo ? ', remove the logo' : ''} or set error correction to L.`
      : state.phase === 'failed' && state.problem
  if (problem) return <InlineNotice isRefusal text={problem} />
  // Saves the visible code, even while a newer one is being generated.
  const save = (type: FileType) =>
    readyState &&
    createCodeFile(readyState.code, type, readyState.job.logo).then(
      (file) => saveBlob(getCodeFileName(readyState.job.text, type), file),
      () => notifyError(fileNotSavedNotice),
    )
  return (
    <div className="space-y-4" aria-busy={state.phase === 'making'}>
      {url && (
        <img
          src={url}
          alt={`QR code for ${readyState?.job.text}`}
          className="checkered mx-auto block w-full max-w-80 rounded-lg border border-line"
        />
      )}
      {verdict && <VerdictLine verdict={verdict} />}
      {warning && <p className="text-caution text-sm">{warning}</p>}
      <div className="flex flex-wrap gap-2">
        {fileTypeList.map((type, index) => (
          <Button
            key={type}
            variant={index === 0 && verdict?.canScan && !verdict.isRisky ? 'primary' : 'secondary'}
            disabled={!readyState}
            onClick={() => save(type)}
          >
            Download {fileTypes[type]}
          </Button>
        ))}
        <Button variant="quiet" disabled={!readyState} onClick={() => readyState && copyImage(readyState.code.png)}>
          Copy
        </Button>
      </div>
      <details>
        <summary className="min-h-11 py-2.5 text-muted text-sm">What phones read</summary>
        <p className="whitespace-pre-wrap font-mono text-sm">{text}</p>
      </details>
    </div>
  )
}

function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { notes } = verdict
  const [message, className] = formatVerdict(verdict)
  return (
    <div role="status">
      <p className={`font-semibold ${className}`}>{message}</p>
      {notes.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function formatVerdict({ canScan, isRisky }: Verdict): [words: string, colour: string] {
  if (!canScan) return ['✗ Doesn’t scan', 'text-danger']
  if (isRisky) return ['Scans here, but many phones can’t read it', 'text-caution']
  return ['✓ Tested: it scans', 'text-positive']
}
