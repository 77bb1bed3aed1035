import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'

/** Kinds whose order holds for most that could be meant instead; their blanks ask, and claim nothing. */
const kindsUsedWhenUnsure: readonly PromptKind[] = ['story', 'change', 'how-to', 'review']

/** The kind whose order a prompt is told in: its own where that is sure or its words have the parts, else none in particular. */
export function getScriptKind({ kind, sure: isSure, mark, shape, spans }: ParsedPrompt): PromptKind | 'neutral' {
  const hasParts =
    (kind === 'comparison' && spans.a !== undefined && spans.b !== undefined) ||
    (kind === 'question' && mark === '?') ||
    ((kind === 'announcement' || kind === 'offer') && spans.time !== undefined) ||
    (kind === 'subject' && shape === 'phrase')
  return isSure || kind === 'hard-time' || hasParts || kindsUsedWhenUnsure.includes(kind) ? kind : 'neutral'
}
