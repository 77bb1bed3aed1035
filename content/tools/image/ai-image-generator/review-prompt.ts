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
    done: /\b(in|on|at|under|beside|inside|outside|against|behind|near|by|over|through|background)\b/i,
    text: 'Say where it is, or what is behind it.',
  },
  {
    id: 'light',
    done: /light|\blit\b|sun|shadow|shade|dawn|dusk|morning|evening|noon|night|neon|candle|glow|overcast|golden hour|bright|dark/i,
    text: 'Name the light: the time of day, or where it comes from.',
  },
  {
    id: 'framing',
    done: /close-?up|wide|overhead|top-?down|from (above|below|behind)|bird|aerial|macro|portrait|low angle|eye level|flat ?lay|foreground|cent(er|re)d?|space (above|below|at|on)|full body|half body|profile/i,
    text: 'Say how it is framed: close-up or wide, from where, and where a title needs space.',
  },
  {
    id: 'look',
    done: (prompt, style) =>
      styleWords(style) !== '' ||
      /photo|illustration|drawing|painting|watercolou?r|render|3d|sketch|collage|pixel|vector|line art|cartoon|poster|oil|ink/i.test(
        prompt,
      ),
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
