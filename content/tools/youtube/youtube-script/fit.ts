import { cleanText, joinLines, limitEmoji } from '@/lib/core/strings/clean-text'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, createPrefixWordCounter } from '@/lib/core/strings/words'
import { generateShorterTexts } from '@/lib/kits/posts/fit-post'
import { getWordBudget, trimToWordBudget } from '@/lib/kits/script-timing'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import { collectVisitorText, shouldRejectText } from '@/lib/tool/visitor-text'
import { MAX_HOOK_SECONDS, toBeats } from './beats'
import { isShort, type Script, type ScriptInput } from './fields'

const MAX_LABEL_LENGTH = 60

/** Cleans a script and trims it to its time; null when it is unusable. */
export function fitScript(script: Script, input: ScriptInput): Script | null {
  const { prompt, parameters } = input
  const fittedScript = fitSpokenTime(cleanScript(script, input), input)
  if (!fittedScript || fittedScript.title === '' || fittedScript.hook.say === '' || fittedScript.outro.say === '')
    return null
  if (fittedScript.sections.length === 0) return null
  const texts = [
    fittedScript.title,
    ...toBeats(fittedScript).flatMap(({ label, say, show }) => [label, say, show]),
  ].filter(Boolean)
  const visitorText = collectVisitorText({ prompt, parameters })
  const allowedNumbers = fittedScript.sections.map((_, index) => index + 1)
  if (texts.some((text) => shouldRejectText(text, visitorText, { allowedNumbers, allowsClockTimes: true }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fittedScript
}

function cleanScript(script: Script, input: ScriptInput): Script {
  const isShortVideo = isShort(input)
  const { action } = input.parameters
  const cleanScene = ({ say, show }: Script['hook']) => ({ say: cleanSpokenText(say), show: cleanLine(show) })
  return {
    title: truncateAtWord(cleanLine(script.title), youtubeTitle.max),
    hook: cleanScene(script.hook),
    promise: isShortVideo ? { say: '', show: '' } : cleanScene(script.promise),
    sections: script.sections
      .map(({ label, say, broll }) => ({
        label: truncateAtWord(cleanLine(label), MAX_LABEL_LENGTH),
        say: cleanSpokenText(say),
        broll: cleanLine(broll),
      }))
      .filter(({ label, say }) => label !== '' && say !== ''),
    midCta: isShortVideo ? '' : cleanSpokenText(action === '' ? script.midCta : toSentenceWithMark(action)),
    outro: cleanScene(script.outro),
  }
}

/** Drops whole sentences: from the hook beyond 30 seconds, then from the longest part between opening and end. */
function fitSpokenTime(script: Script, { parameters }: ScriptInput): Script | null {
  const pace = Number(parameters.pace)
  const say = shortenToWords(script.hook.say, getWordBudget(MAX_HOOK_SECONDS, pace))
  const beats = toBeats({ ...script, hook: { ...script.hook, say } })
  const retainedBeats = trimToWordBudget(beats, getWordBudget(Number(parameters.length), pace))
  if (!retainedBeats) return null
  const getSpokenText = (part: string) => retainedBeats.find((beat) => beat.part === part)?.say ?? ''
  return {
    ...script,
    hook: { ...script.hook, say: getSpokenText('hook') },
    promise: { ...script.promise, say: getSpokenText('promise') },
    sections: retainedBeats.flatMap(({ part, label, say, show }) =>
      part === 'section' ? [{ label, say, broll: show }] : [],
    ),
    midCta: getSpokenText('request'),
    outro: { ...script.outro, say: getSpokenText('outro') },
  }
}

function shortenToWords(text: string, maxWords: number): string {
  const countWordsUntil = createPrefixWordCounter(text, maxWords + 1)
  if (countWordsUntil(text.length) <= maxWords) return text
  return generateShorterTexts(text).find(({ length }) => countWordsUntil(length) <= maxWords) ?? ''
}

function cleanSpokenText(text: string): string {
  return limitEmoji(cleanText(text), 0)
}

function cleanLine(text: string): string {
  return joinLines(cleanSpokenText(text)).replace(/(?<!\.)\.$/, '')
}

function toSentenceWithMark(text: string): string {
  return `${capitalizeIfLowercase(text)}${/[.!?…。！？]$/u.test(text) ? '' : '.'}`
}
