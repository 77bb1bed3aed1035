import { useMemo } from 'react'
import type { Phase } from '@/components/run/flow'
import { CopyButton } from '@/components/ui/copy-button'
import { imageErrorAdvice } from '@/lib/core/errors/image-notices'
import type { FormValues } from '@/lib/tool/form-values'
import { toGenerationOptions } from './generated-image'
import { GeneratedImages } from './generated-images'
import type { ImagePart } from './parse-image-part'

type Props = { values: FormValues; parts: readonly ImagePart[]; phase: Phase }

export function GenerationResult({ values, parts, phase }: Props) {
  const options = useMemo(() => toGenerationOptions(values), [values])
  const code = phase.name === 'failed' && phase.notice.code
  const advice = code && imageErrorAdvice[code]
  return (
    <>
      {advice && (
        <div className="mt-2 max-w-3xl rounded-lg border border-line bg-surface p-4 text-sm">
          <p>{advice}</p>
          <CopyButton text={phase.job.values.prompt} label="Copy my prompt" />
        </div>
      )}
      <GeneratedImages options={options} parts={parts} phase={phase} />
    </>
  )
}
