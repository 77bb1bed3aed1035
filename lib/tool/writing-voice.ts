import { isRecord } from '@/lib/core/is-record'
import type { PromptForm } from './form'
import { parseFieldValue } from './form-values'

/** Most pasted texts, and the longest, in code points: with the longest prompt they fit into one request. */
export const MAX_SAMPLES = 3
export const MAX_SAMPLE_LENGTH = 600

/** How a visitor writes and for whom, the same for every tool. */
export type WritingVoice = {
  /** Texts of their own, as pasted. */
  samples: readonly string[]
  /** Values for the fields of these names; a name that is missing is left to the tool. */
  choices: Readonly<Partial<Record<VoiceFieldName, string>>>
}

/** Fields that stand on many tools and belong to the person rather than to the post. */
export const voiceFieldNames = ['audience', 'avoid', 'emoji', 'language'] as const
export type VoiceFieldName = (typeof voiceFieldNames)[number]

/** Longest value of a choice, in code points. */
const MAX_CHOICE_LENGTH = 80

export const emptyVoice: WritingVoice = { samples: [], choices: {} }

/** Reads a stored voice: what is damaged, too long or of another version is left out. By hand: it runs at load. */
export function parseVoice(storedVoice: unknown): WritingVoice {
  if (!isRecord(storedVoice) || storedVoice.version !== 1) return emptyVoice
  const samples = Array.isArray(storedVoice.samples)
    ? storedVoice.samples.flatMap(parseSample).slice(0, MAX_SAMPLES)
    : []
  const storedChoices = isRecord(storedVoice.choices) ? storedVoice.choices : {}
  const choices = voiceFieldNames.flatMap((name) => {
    const value = Object.hasOwn(storedChoices, name) ? storedChoices[name] : undefined
    return typeof value === 'string' && value.trim() && [...value].length <= MAX_CHOICE_LENGTH
      ? [[name, value] as const]
      : []
  })
  if (samples.length === 0 && choices.length === 0) return emptyVoice
  return { samples, choices: Object.fromEntries(choices) }
}

/** Whether nothing has been said. */
export function isEmptyVoice({ samples, choices }: WritingVoice): boolean {
  return samples.length === 0 && Object.keys(choices).length === 0
}

/** Stands for the emoji field's value that is closest to the samples. */
export const EMOJI_LIKE_SAMPLES = 'samples'

/** A tool's form that starts with the visitor's own choices; what a field does not allow is left to the tool. */
export function applyVoiceDefaults(form: PromptForm, voice: WritingVoice): PromptForm {
  if (Object.keys(voice.choices).length === 0) return form
  const fields = form.fields.map((field) => {
    const name = voiceFieldNames.find((voiceFieldName) => voiceFieldName === field.name)
    if (name === undefined || (field.kind !== 'select' && field.kind !== 'text')) return field
    const value = parseFieldValue(field, getChoice(voice, name))
    return typeof value === 'string' ? { ...field, default: value } : field
  })
  return { ...form, fields }
}

function getChoice({ samples, choices }: WritingVoice, name: VoiceFieldName): string | undefined {
  if (name !== 'emoji' || choices.emoji !== EMOJI_LIKE_SAMPLES) return choices[name]
  if (samples.length === 0) return undefined
  const emojiCount = samples.join('').match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  if (emojiCount === 0) return 'none'
  return emojiCount <= samples.length ? 'light' : 'expressive'
}

function parseSample(value: unknown): string[] {
  if (typeof value !== 'string' || !value.trim()) return []
  return [[...value].slice(0, MAX_SAMPLE_LENGTH).join('')]
}
