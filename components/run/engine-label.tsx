import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/**
 * Names the engine for the current options. CSS selects one of two texts by the root element's state
 * (`lib/browser/model-state.ts`).
 */
export function EngineLabel({ fields, parameters }: Props) {
  if (runsWithoutModel(fields, parameters)) return 'Done by rules, without a model'
  return (
    <>
      <span className="hidden in-data-[model=yes]:inline">Written by an AI model</span>
      <span className="hidden in-data-[model=none]:inline">A quick draft from your own words</span>
    </>
  )
}
