import { isRecord } from '@/lib/core/is-record'
import type { PromptForm } from './form'
import { parseFieldValue } from './form-values'

/** Limits of pasted texts, in code points. With the longest prompt, the texts fit into one request. */
export const MAX_SAMPLES = 3
export const MAX_SAMPLE_LENGTH = 600

export type WritingVoice = {
  samples: readonly string[]
  /** Field values by name; a missing name keeps the tool's default. */
  choices: Readonly<Partial<Record<VoiceFieldName, string>>>
}

/** Fields of many tools that describe the person rather than the post. */
const voiceFieldNames = ['audience', 'avoid', 'emoji', 'language'] as const
export type VoiceFieldName = (typeof voiceFieldNames)[number]

const MAX_CHOICE_LENGTH = 80

export const emptyVoice: WritingVoice = { samples: [], choices: {} }

/** Drops invalid parts of a stored voice. Uses no schema library, because this file runs at page load. */
export function parseVoice(storedVoice: unknown): WritingVoice {
  if (!isRecord(storedVoice) || storedVoice.version !== 1) return emptyVoice
  const samples = Array.isArray(storedVoice.samples)
    ? storedVoice.samples.flatMap(parseSample).slice(0, MAX_SAMPLES)
    : []
  const storedChoices = isRecord(storedVoice.choices) ? storedVoice.choices : {}
  const choices = voiceFieldNames.flatMap((name) => {
    const value = Object.hasOwn(storedChoices, name) ? storedChoices[name] : undefined
    const isValid = typeof value === 'string' && value.trim() && [...value].length <= MAX_CHOICE_LENGTH
    return isValid ? [[name, value] as const] : []
  })
  if (samples.length === 0 && choices.length === 0) return emptyVoice
  return { samples, choices: Object.fromEntries(choices) }
}

export function isEmptyVoice({ samples, choices }: WritingVoice): boolean {
  return samples.length === 0 && Object.keys(choices).length === 0
}

/** Selects the emoji field's value that is closest to the samples. */
export const EMOJI_LIKE_SAMPLES = 'samples'

/** Returns a tool's form with the visitor's own choices as defaults; a value that a field does not allow is ignored. */
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
