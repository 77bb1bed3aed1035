import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { useAbilities } from './use-abilities'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/** Who will write on this server with these options; nothing until it has said so. */
export function WrittenBy({ fields, parameters }: Props) {
  const abilities = useAbilities()
  if (!abilities) return null
  const byCode = fields.some(
    (field) =>
      field.kind === 'select' &&
      field.options.some(({ value, byCode }) => byCode && value === parameters[field.name]),
  )
  if (byCode) return 'Your own words, split by rules'
  return `Written by ${abilities.model ?? 'the built-in writer'}`
}
