import { promptPatterns } from './prompt-parts'

type PromptRule = {
  id: string
  /** The check is omitted unless this matches the prompt. */
  triggerPattern?: RegExp
  requirement: RegExp | ((prompt: string, style: string) => boolean)
  text: string
}

const rules: readonly PromptRule[] = [
  {
    id: 'subject',
    requirement: (prompt) => (prompt.match(/[\p{L}\p{N}]+/gu) ?? []).length >= 4,
    text: 'Say who or what is in the image and what it’s doing.',
  },
  {
    id: 'setting',
    requirement:
      /\b(in|on|onto|at|under|beneath|beside|between|among|along|across|around|above|below|inside|outside|against|behind|near|by|over|through|background)\b/i,
    text: 'Say where it is or what’s behind it.',
  },
  {
    id: 'light',
    requirement: promptPatterns.light,
    text: 'Describe the light, like the time of day, the weather or where it comes from.',
  },
  {
    id: 'framing',
    requirement: promptPatterns.framing,
    text: 'Describe the framing, like close-up or wide, from which side, and any space for a title.',
  },
  {
    id: 'look',
    requirement: (prompt, style) => style !== 'none' || promptPatterns.look.test(prompt),
    text: 'Choose a style or name one.',
  },
  {
    id: 'quotes',
    triggerPattern: /\b(text|title|sign|says|saying|reads|reading|lettering|slogan|headline|label(led)?|written)\b/i,
    requirement: /["“”«»„]|'[^']{2,}'/,
    text: 'Put text for the image in quotation marks.',
  },
  {
    id: 'negatives',
    triggerPattern: /\b(no|not|without|don['’]t|never)\b/i,
    requirement: () => false,
    text: 'Models often draw what you say “no” to. Say what should be there instead.',
  },
]

/** Returns a checklist of what makes a prompt clearer. Detects English words only and needs no model. */
export function reviewPrompt(prompt: string, style: string) {
  return rules
    .filter(({ triggerPattern }) => triggerPattern?.test(prompt) ?? true)
    .map(({ id, requirement, text }) => ({
      id,
      isDone: requirement instanceof RegExp ? requirement.test(prompt) : requirement(prompt, style),
      text,
    }))
}
