import type { VoicesReply } from '@/lib/speech/voices-reply'
import type { Field } from '@/lib/tool/form'

const hints = {
  model: 'Natural voices from a speech model.',
  basic: 'Basic robotic voices: clear, but not natural.',
  none: 'No voice is connected right now. The preview works.',
} as const

/** The tool's fields as the page shows them: the voice is chosen from the list that the site has. */
export function voiceFields(fields: readonly Field[], { engine, voices }: VoicesReply): readonly Field[] {
  const options = voices.map(({ id, label }) => ({ value: id, label }))
  const first = options[0]
  return fields.map((field) =>
    field.name === 'voice'
      ? {
          kind: 'select',
          name: 'voice',
          label: field.label,
          options: first ? options : [{ value: '', label: 'None' }],
          default: first?.value ?? '',
          hint: hints[engine],
        }
      : field,
  )
}
