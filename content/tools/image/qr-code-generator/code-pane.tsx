import { useEffect, useRef, useState } from 'react'
import { saveFilesAsZip } from '@/components/files/save-buttons'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { notifyError } from '@/components/ui/notify'
import { zipNotSavedNotice } from '@/lib/core/errors/image-notices'
import { textNotices } from '@/lib/core/errors/text-notices'
import { findUrlRanges } from '@/lib/core/strings/urls'
import type { Logo } from '@/lib/images/open/open-logo'
import { createCodeFile, type FileType, fileTypeList, fileTypes, getCodeFileName, makeCodeInWorker } from './code-files'
import { assessCode, CodeResult } from './code-result'
import type { Content, ContentKind, QrDesign } from './fields'
import { buildLinkPayload, buildPayload, hasPhone } from './payload'

const MAX_CODES = 200

/** Returns the non-empty lines of a list. Lines that look like web addresses become links; others stay text. */
export function parseList(listText: string): string[] {
  return listText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const isLink = /^[a-z][a-z0-9+.-]*:/i.test(line) || findUrlRanges(line)[0]?.start === 0
      const linkPayload = isLink ? buildLinkPayload(line) : null
      return linkPayload && 'text' in linkPayload ? linkPayload.text : line
    })
}

/** `riskyCount` codes scan here, but not with every reader. */
type BatchReport = { savedCount: number; riskyCount: number; failures: readonly string[] }

/** Saves all codes of a list as one ZIP. Skips and names those that do not fit or do not scan. */
async function saveBatch(
  texts: readonly string[],
  design: QrDesign,
  logo: Logo | null,
  type: FileType,
  onProgress: (completedCount: number) => void,
  signal: AbortSignal,
): Promise<BatchReport> {
  const files = []
  const failures: string[] = []
  let riskyCount = 0
  for (const [index, text] of texts.slice(0, MAX_CODES).entries()) {
    const code = await makeCodeInWorker({ text, design, logo }, { signal })
    const shortText = text.length > 60 ? `${text.slice(0, 59)}…` : text
    if (code === null) failures.push(`${index + 1}: “${shortText}” is too long for a code.`)
    else if (code.decodedText !== text) failures.push(`${index + 1}: “${shortText}” doesn’t scan in this design.`)
    else {
      if (assessCode(code, true).isRisky) riskyCount += 1
      const name = getCodeFileName(text, type, index + 1)
      files.push({ blob: await createCodeFile(code, type, logo), name, note: '' })
    }
    onProgress(index + 1)
  }
  if (files.length > 0) await saveFilesAsZip('qr-codes.zip', files)
  return { savedCount: files.length, riskyCount, failures }
}

export function formatBatchReport({ savedCount, riskyCount, failures }: BatchReport): string {
  const savedText = `${savedCount} of ${savedCount + failures.length} downloaded.`
  if (savedCount === 0) return savedText
  return riskyCount === 0
    ? `${savedText} Each one was tested and scans.`
    : `${savedText} ${riskyCount} scan here, but many phones can’t read them. See the notes below.`
}

type Props = { listText: string; design: QrDesign; logo: Logo | null }

function ListResult({ listText, design, logo }: Props) {
  const texts = parseList(listText)
  const { state: completedCount, startJob, cancel } = useCancellableJob<number | null>(null)
  const [report, setReport] = useState<BatchReport | null>(null)
  const hasStartedRef = useRef(false)
  const actionsRef = useRef<HTMLDivElement>(null)
  const isRunning = completedCount !== null
  // The pressed button was replaced, so focus moves to the new one.
  useEffect(() => {
    if (hasStartedRef.current && document.activeElement === document.body)
      actionsRef.current?.querySelector('button')?.focus()
    void isRunning
  }, [isRunning])
  const [firstText] = texts
  if (!firstText) return null
  const count = Math.min(texts.length, MAX_CODES)

  async function save(type: FileType) {
    const { signal, updateState } = startJob()
    hasStartedRef.current = true
    setReport(null)
    updateState(0)
    try {
      setReport(await saveBatch(texts, design, logo, type, updateState, signal))
    } catch {
      if (!signal.aborted) notifyError(zipNotSavedNotice)
    }
    updateState(null)
  }

  return (
    <div className="space-y-4">
      <p className="font-semibold">
        {count} {count === 1 ? 'code' : 'codes'}
        {texts.length > MAX_CODES && ` (the first of ${texts.length} lines)`}
      </p>
      <div ref={actionsRef} className="flex flex-wrap items-center gap-2">
        {isRunning ? (
          <>
            <progress className="grow" max={count} value={completedCount} aria-label="Codes made" />
            <Button onClick={cancel}>Stop</Button>
          </>
        ) : (
          fileTypeList.map((type, index) => (
            <Button key={type} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => save(type)}>
              Download {fileTypes[type]}s
            </Button>
          ))
        )}
      </div>
      <div role="status" className="text-sm">
        {report && <p>{formatBatchReport(report)}</p>}
        {report && report.failures.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-danger">
            {report.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        )}
      </div>
      <h3 className="font-semibold text-sm">Your first code</h3>
      <CodeResult text={firstText} design={design} logo={logo} />
    </div>
  )
}

const loadPhoneModule = () => import('./phone')

type CodePaneProps = { kind: ContentKind; content: Content; design: QrDesign; logo: Logo | null }

export function CodePane({ kind, content, design, logo }: CodePaneProps) {
  const needsPhoneModule = hasPhone(kind, content)
  const phoneModule = useLazyModule(loadPhoneModule, needsPhoneModule)
  if (kind === 'list') return <ListResult listText={content.list} design={design} logo={logo} />
  if (needsPhoneModule && phoneModule.status === 'failed') return <InlineNotice {...textNotices.no_code} />
  const payload = buildPayload(kind, content, phoneModule.status === 'loaded' ? phoneModule.module.parsePhone : null)
  if (payload === null) return null
  if ('problem' in payload) return <InlineNotice isRefusal text={payload.problem} />
  return <CodeResult {...payload} design={design} logo={logo} />
}
