import { useMemo } from 'react'
import type { LookupPhase } from '@/components/run/lookup-state'
import type { FormValues } from '@/lib/tool/form-values'
import { askedFrom } from './asked'
import { Pictures } from './pictures'
import { readParts } from './read-part'
import { WhyNot } from './why-not'

type Props = {
  values: FormValues
  /** As the server sent them. */
  parts: readonly unknown[]
  phase: LookupPhase
}

/** What came of a run. Fetched once one is under way. */
export function Outcome({ values, parts: sent, phase }: Props) {
  const asked = useMemo(() => askedFrom(values), [values])
  const parts = useMemo(() => readParts(sent), [sent])
  return (
    <>
      <WhyNot phase={phase} />
      <Pictures asked={asked} parts={parts} phase={phase} />
    </>
  )
}
