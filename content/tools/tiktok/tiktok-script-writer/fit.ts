import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { countWords } from '@/lib/core/strings/count-words'
import { cutAtWord } from '@/lib/core/strings/cut'
import { emojiLimits, limitEmoji } from '@/lib/core/strings/emoji'
import { joinLines } from '@/lib/core/strings/lines'
import { withinBudget } from '@/lib/kits/scripts/timing'
import { wordBudget } from '@/lib/kits/scripts/word-budget'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { isUnfit, saidBy } from '@/lib/tool/unfit-text'
import type { ScriptInput } from './fields'
import type { Beat, Script } from './script'

const MAX_SCREEN_WORDS = 7
const MAX_CAPTION_LENGTH = 150

/** Cleans a script, and keeps its words within the time; null where it can't be mended. */
export function fitScript(script: Script, { prompt, parameters }: ScriptInput): Script | null {
  const spoken = withinBudget(
    script.beats.map(cleanBeat),
    wordBudget(Number(parameters.length), Number(parameters.pace)),
  )
  if (!spoken || spoken.length === 0) return null
  const fitted: Script = {
    title: line(script.title),
    hooks: [...new Set(script.hooks.map((hook) => limitEmoji(cleanText(hook), 0)))]
      .filter(Boolean)
      .slice(0, 3),
    beats: spoken,
    caption: limitEmoji(
      cutAtWord(cleanText(script.caption), MAX_CAPTION_LENGTH),
      emojiLimits[parameters.emoji],
    ),
    hashtags: fitHashtags(script.hashtags, { max: tiktokHashtags.max }),
  }
  const heard = [fitted.title, ...fitted.hooks, fitted.caption, ...fitted.beats.map(({ say }) => say)]
  const seen = fitted.beats.flatMap(({ show, onScreenText }) => [show, onScreenText])
  if (fitted.title === '' || fitted.hooks.length === 0 || fitted.beats.every(({ say }) => say === ''))
    return null
  const texts = [...heard, ...seen].filter(Boolean)
  const said = saidBy({ prompt, parameters })
  const allow = fitted.beats.map((_, index) => index + 1)
  if (texts.some((text) => isUnfit(text, said, { allow, times: true }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fitted
}

function cleanBeat(beat: Beat): Beat {
  const onScreenText = line(beat.onScreenText)
  return {
    ...beat,
    say: limitEmoji(cleanText(beat.say), 0),
    show: line(beat.show),
    onScreenText: countWords(onScreenText) > MAX_SCREEN_WORDS ? '' : onScreenText,
    sound: line(beat.sound),
  }
}

function line(text: string): string {
  return joinLines(limitEmoji(cleanText(text), 1)).replace(/(?<!\.)\.$/, '')
}
