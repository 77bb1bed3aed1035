import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { countWordsBefore } from '@/lib/core/strings/count-words'
import { cutAtWord } from '@/lib/core/strings/cut'
import { limitEmoji } from '@/lib/core/strings/emoji'
import { joinLines } from '@/lib/core/strings/lines'
import { shortenings } from '@/lib/kits/posts/shorter-post'
import { asSentence } from '@/lib/kits/scripts/own-sentences'
import { withinBudget } from '@/lib/kits/scripts/timing'
import { wordBudget } from '@/lib/kits/scripts/word-budget'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { isUnfit, saidBy } from '@/lib/tool/unfit-text'
import { beatsOf, MAX_HOOK } from './beats'
import { isShort, type ScriptInput } from './fields'
import type { Script } from './script'

const MAX_LABEL = 60

/** Cleans a script and keeps its words within the time; null where it can't be mended. */
export function fitScript(script: Script, input: ScriptInput): Script | null {
  const { prompt, parameters } = input
  const fitted = spokenInTime(cleaned(script, input), input)
  if (!fitted || fitted.title === '' || fitted.hook.say === '' || fitted.outro.say === '') return null
  if (fitted.sections.length === 0) return null
  const texts = [
    fitted.title,
    ...beatsOf(fitted).flatMap(({ label, say, show }) => [label, say, show]),
  ].filter(Boolean)
  const said = saidBy({ prompt, parameters })
  const allow = fitted.sections.map((_, index) => index + 1)
  if (texts.some((text) => isUnfit(text, said, { allow, times: true }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fitted
}

function cleaned(script: Script, input: ScriptInput): Script {
  const short = isShort(input)
  const { action } = input.parameters
  const scene = ({ say, show }: Script['hook']) => ({ say: spoken(say), show: line(show) })
  return {
    title: cutAtWord(line(script.title), youtubeTitle.max),
    hook: scene(script.hook),
    promise: short ? { say: '', show: '' } : scene(script.promise),
    sections: script.sections
      .map(({ label, say, broll }) => ({
        label: cutAtWord(line(label), MAX_LABEL),
        say: spoken(say),
        broll: line(broll),
      }))
      .filter(({ label, say }) => label !== '' && say !== ''),
    midCta: short ? '' : spoken(action === '' ? script.midCta : asSentence(action)),
    outro: scene(script.outro),
  }
}

/** Whole sentences go: from the hook beyond 30 seconds, then from the wordiest part between opening and end. */
function spokenInTime(script: Script, { parameters }: ScriptInput): Script | null {
  const pace = Number(parameters.pace)
  const say = withinWords(script.hook.say, wordBudget(MAX_HOOK, pace))
  const beats = beatsOf({ ...script, hook: { ...script.hook, say } })
  const kept = withinBudget(beats, wordBudget(Number(parameters.length), pace))
  if (!kept) return null
  const said = (part: string) => kept.find((beat) => beat.part === part)?.say ?? ''
  return {
    ...script,
    hook: { ...script.hook, say: said('hook') },
    promise: { ...script.promise, say: said('promise') },
    sections: kept.flatMap(({ part, label, say, show }) =>
      part === 'section' ? [{ label, say, broll: show }] : [],
    ),
    midCta: said('request'),
    outro: { ...script.outro, say: said('outro') },
  }
}

function withinWords(text: string, most: number): string {
  const words = countWordsBefore(text, most + 1)
  if (words(text.length) <= most) return text
  return shortenings(text).find(({ length }) => words(length) <= most) ?? ''
}

function spoken(text: string): string {
  return limitEmoji(cleanText(text), 0)
}

function line(text: string): string {
  return joinLines(spoken(text)).replace(/(?<!\.)\.$/, '')
}
