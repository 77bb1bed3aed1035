import type { VoicesReply } from '@/lib/audio/speech/voices-reply'
import type { Field } from '@/lib/tool/form'

/** The tool's fields with the voices that this site has: no other is taken from a link or a kept draft. */
export function addVoiceOptions(fields: readonly Field[], { voices }: VoicesReply): readonly Field[] {
  const options = voices.map(({ id, label }) => ({ value: id, label }))
  const firstOption = options[0]
  if (!firstOption) return fields
  return fields.map((field) =>
    field.name === 'voice'
      ? { kind: 'select', name: field.name, label: field.label, options, default: firstOption.value }
      : field,
  )
}
