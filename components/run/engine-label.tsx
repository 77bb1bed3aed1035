import { useAbilities } from '@/components/loading/use-abilities'
import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/** Who will write on this server with these options; nothing until it has said so. */
export function EngineLabel({ fields, parameters }: Props) {
  const abilities = useAbilities()
  if (!abilities) return null
  if (runsWithoutModel(fields, parameters)) return 'Done by rules, without a model'
  return `Written by ${abilities.model ?? 'the built-in writer'}`
}
