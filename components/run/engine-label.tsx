import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/** Who will write with these options; the root element says which of the two is true (`lib/browser/model-state.ts`). */
export function EngineLabel({ fields, parameters }: Props) {
  if (runsWithoutModel(fields, parameters)) return 'Done by rules, without a model'
  return (
    <>
      <span className="hidden in-data-[model=yes]:inline">Written by an AI model</span>
      <span className="hidden in-data-[model=none]:inline">A quick draft from your own words</span>
    </>
  )
}
