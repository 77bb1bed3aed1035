import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { CopyButton } from '@/components/ui/copy-button'
import type { Size } from '@/lib/core/geometry/sizes'
import { getPreset } from '@/lib/platforms/images/presets'
import type { FormValues } from '@/lib/tool/form-values'
import { buildImagePrompt } from './image-prompt'

/** Names the format in words and as a ratio, because models do not draw exact sizes. */
export function buildPortablePrompt({ prompt, parameters }: FormValues): string {
  const format = describeFormat(getPreset(String(parameters.preset)))
  return `${buildPromptOfValues({ prompt, parameters })} Format: ${format}.`
}

const buildPromptOfValues = ({ prompt, parameters: { style, transparent } }: FormValues) =>
  buildImagePrompt({ prompt, style: String(style), isTransparent: transparent === true })

/** Above this, a ratio is less clear than a decimal. */
const MAX_RATIO_TERM = 21

function describeFormat({ width, height }: Size): string {
  if (width === height) return 'square'
  const [longSide, shortSide] = width > height ? [width, height] : [height, width]
  const divisor = getCommonDivisor(longSide, shortSide)
  const [longTerm, shortTerm] =
    longSide / divisor <= MAX_RATIO_TERM
      ? [longSide / divisor, shortSide / divisor]
      : [(longSide / shortSide).toFixed(1), 1]
  return width > height ? `landscape ${longTerm}:${shortTerm}` : `portrait ${shortTerm}:${longTerm}`
}

const getCommonDivisor = (a: number, b: number): number => (b === 0 ? a : getCommonDivisor(b, a % b))

type Props = { values: FormValues; isForOtherGenerator: boolean }

export function PromptPreview({ values, isForOtherGenerator }: Props) {
  const trimmedPrompt = values.prompt.trim()
  if (trimmedPrompt === '') return null
  if (isForOtherGenerator) return <LabeledText title="Finished prompt:" text={buildPortablePrompt(values)} />
  const imagePrompt = buildPromptOfValues(values)
  const isChanged = imagePrompt.replace(/\.$/, '') !== trimmedPrompt.replace(/\.$/, '')
  return (
    <>
      {isChanged && <LabeledText title="What we’ll send:" text={imagePrompt} />}
      <div className="mt-2">
        <CopyButton text={buildPortablePrompt(values)} label="Copy as a prompt" />
      </div>
    </>
  )
}

function LabeledText({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-4 rounded-lg bg-raised p-3 text-sm">
      <span className="font-semibold">{title}</span> {text}
    </p>
  )
}

const stageLabels = { drawing: 'Drawing. This takes ten seconds to a minute.' }

const formatAmount = (finishedCount: number, totalCount: number | undefined) =>
  totalCount === undefined || totalCount === 1 ? '' : `${finishedCount} of ${totalCount} done.`

export function ImageStatus({ flow }: { flow: ServerFlow }) {
  return (
    <RunStatus
      flow={flow}
      stageLabels={stageLabels}
      formatAmount={formatAmount}
      finishedMessage="Your images are ready."
    />
  )
}
