import { isRecord } from '@/lib/core/is-record'
import type { ToolForm } from './form'
import { acceptedValue } from './form-values'

/** Most pasted texts, and the longest, in code points: with the longest prompt they fit into one request. */
export const MAX_SAMPLES = 3
export const MAX_SAMPLE = 600

/** How a visitor writes and for whom, the same for every tool. */
export type OwnVoice = {
  /** Texts of their own, as pasted. */
  samples: readonly string[]
  /** Values for the fields of these names; a name that is missing is left to the tool. */
  choices: Readonly<Partial<Record<ChoiceName, string>>>
}

/** Fields that stand on many tools and belong to the person rather than to the post. */
export const choiceNames = ['audience', 'avoid', 'emoji', 'language'] as const
export type ChoiceName = (typeof choiceNames)[number]

/** Longest value of a choice, in code points. */
const MAX_CHOICE = 80

export const noVoice: OwnVoice = { samples: [], choices: {} }

/** Reads a stored voice: what is damaged, too long or of another version is left out. By hand: it runs at load. */
export function parseVoice(stored: unknown): OwnVoice {
  if (!isRecord(stored) || stored.version !== 1) return noVoice
  const samples = Array.isArray(stored.samples) ? stored.samples.flatMap(sampleIn).slice(0, MAX_SAMPLES) : []
  const given = isRecord(stored.choices) ? stored.choices : {}
  const choices = choiceNames.flatMap((name) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    return typeof value === 'string' && value.trim() && [...value].length <= MAX_CHOICE
      ? [[name, value] as const]
      : []
  })
  if (samples.length === 0 && choices.length === 0) return noVoice
  return { samples, choices: Object.fromEntries(choices) }
}

/** Whether nothing has been said. */
export function isEmptyVoice({ samples, choices }: OwnVoice): boolean {
  return samples.length === 0 && Object.keys(choices).length === 0
}

/** Stands for the emoji field's value that is closest to the samples. */
export const emojiOfSamples = 'samples'

/** A tool's form that starts with the visitor's own choices; what a field does not allow is left to the tool. */
export function withVoice(form: ToolForm, voice: OwnVoice): ToolForm {
  if (Object.keys(voice.choices).length === 0) return form
  const fields = form.fields.map((field) => {
    const name = choiceNames.find((choice) => choice === field.name)
    if (name === undefined || (field.kind !== 'select' && field.kind !== 'text')) return field
    const value = acceptedValue(field, choiceOf(voice, name))
    return typeof value === 'string' ? { ...field, default: value } : field
  })
  return { ...form, fields }
}

function choiceOf({ samples, choices }: OwnVoice, name: ChoiceName): string | undefined {
  if (name !== 'emoji' || choices.emoji !== emojiOfSamples) return choices[name]
  if (samples.length === 0) return undefined
  const emoji = samples.join('').match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  if (emoji === 0) return 'none'
  return emoji <= samples.length ? 'light' : 'expressive'
}

function sampleIn(value: unknown): string[] {
  if (typeof value !== 'string' || !value.trim()) return []
  return [[...value].slice(0, MAX_SAMPLE).join('')]
}
