import { said } from './said'
import { styleWords } from './styles'

export type PromptCheck = { id: string; done: boolean; text: string }

type Rule = {
  id: string
  /** Left out where the prompt gives no cause for it. */
  concerns?: RegExp
  done: RegExp | ((prompt: string, style: string) => boolean)
  text: string
}

const rules: readonly Rule[] = [
  {
    id: 'subject',
    done: (prompt) => (prompt.match(/[\p{L}\p{N}]+/gu) ?? []).length >= 4,
    text: 'Say who or what is in the picture, and what it is doing.',
  },
  {
    id: 'setting',
    done: /\b(in|on|onto|at|under|beneath|beside|between|among|along|across|around|above|below|inside|outside|against|behind|near|by|over|through|background)\b/i,
    text: 'Say where it is, or what is behind it.',
  },
  {
    id: 'light',
    done: said.light,
    text: 'Name the light: the time of day, the weather, or where it comes from.',
  },
  {
    id: 'framing',
    done: said.framing,
    text: 'Say how it is framed: close-up or wide, from where, and where a title needs space.',
  },
  {
    id: 'look',
    done: (prompt, style) => styleWords(style) !== '' || said.look.test(prompt),
    text: 'Choose a style below, or name one.',
  },
  {
    id: 'quotes',
    concerns:
      /\b(text|title|sign|says|saying|reads|reading|lettering|slogan|headline|label(led)?|written)\b/i,
    done: /["“”«»„]|'[^']{2,}'/,
    text: 'Put text for the picture in quotation marks.',
  },
  {
    id: 'negatives',
    concerns: /\b(no|not|without|don['’]t|never)\b/i,
    done: () => false,
    text: 'Models often draw what you say “no” to. Say what should be there instead.',
  },
]

/** What makes a prompt clearer, as a list to tick off. It looks for English words only and needs no model. */
export function reviewPrompt(prompt: string, style: string): PromptCheck[] {
  return rules
    .filter(({ concerns }) => concerns?.test(prompt) ?? true)
    .map(({ id, done, text }) => ({
      id,
      done: done instanceof RegExp ? done.test(prompt) : done(prompt, style),
      text,
    }))
}
