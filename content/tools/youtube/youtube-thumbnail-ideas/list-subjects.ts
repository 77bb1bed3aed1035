import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'

/** What is large in the picture, by kind: only the visitor knows what they have. */
const blankByKind: Readonly<Record<PromptKind, string>> = {
  'how-to': '[the result, or the tool it’s made with]',
  list: '[the first thing on your list]',
  story: '[one object from that day]',
  announcement: '[the one thing that stands for the news]',
  offer: '[what people get, as it is]',
  opinion: '[the thing that you’re talking about]',
  question: '[the thing that you’re asking about]',
  comparison: '[both of them, touching]',
  review: '[the product, with signs of use]',
  place: '[the one view that you went for]',
  day: '[what you hold most of the day]',
  skit: '[the thing that it’s all about]',
  change: '[what has changed, as it is today]',
  'hard-time': '[an object or a place that belongs to it]',
  pasted: '[one object from your text]',
  subject: '[the object that you’d show first]',
}

/** Kinds whose subject is a thing that can be photographed. */
const photographableKinds: ReadonlySet<PromptKind> = new Set(['review', 'subject'])

/** Kinds in which anybody of the field can film what the field films. */
const filmableKinds: ReadonlySet<PromptKind> = new Set(['how-to', 'list', 'day', 'subject'])

/** What can stand large in the pictures, each once: the subject where it is a thing, what can be filmed in its field, else a blank. */
export function listSubjects({ kind, sure, spans, niche }: ParsedPrompt): string[] {
  const visitorSubjects = sure && photographableKinds.has(kind) && spans.subject ? [spans.subject] : []
  const shots = sure && filmableKinds.has(kind) ? (niche?.shots ?? []) : []
  const subjects = [...visitorSubjects, ...shots]
  return subjects.length > 0 ? subjects : [blankByKind[sure || kind === 'hard-time' ? kind : 'subject']]
}
