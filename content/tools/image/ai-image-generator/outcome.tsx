import { useMemo } from 'react'
import type { Phase } from '@/components/run/flow'
import { CopyButton } from '@/components/ui/copy-button'
import { pictureAdvice } from '@/lib/core/errors/pictures'
import type { FormValues } from '@/lib/tool/form-values'
import { askedFrom } from './asked'
import { Pictures } from './pictures'
import type { ImagePart } from './read-part'

type Props = { values: FormValues; parts: readonly ImagePart[]; phase: Phase }

/** What came of a run, and what a visitor can do about a failure that trying again does not mend. Fetched once one is under way. */
export function Outcome({ values, parts, phase }: Props) {
  const asked = useMemo(() => askedFrom(values), [values])
  const code = phase.name === 'failed' && phase.notice.code
  const advice = code && pictureAdvice[code]
  return (
    <>
      {advice && (
        <div className="mt-2 max-w-3xl rounded-lg border border-line bg-surface p-4 text-sm">
          <p>{advice}</p>
          <CopyButton text={phase.job.values.prompt} label="Copy my prompt" />
        </div>
      )}
      <Pictures asked={asked} parts={parts} phase={phase} />
    </>
  )
}
