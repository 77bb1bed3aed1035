import { useMemo } from 'react'
import type { Phase } from '@/components/run/flow'
import type { FormValues } from '@/lib/tool/form-values'
import { askedFrom } from './asked'
import { Pictures } from './pictures'
import type { ImagePart } from './read-part'
import { WhyNot } from './why-not'

type Props = { values: FormValues; parts: readonly ImagePart[]; phase: Phase }

/** What came of a run. Fetched once one is under way. */
export function Outcome({ values, parts, phase }: Props) {
  const asked = useMemo(() => askedFrom(values), [values])
  return (
    <>
      <WhyNot phase={phase} />
      <Pictures asked={asked} parts={parts} phase={phase} />
    </>
  )
}
