import { cleanText, emojiLimits, limitEmoji, toSingleLine } from '@/lib/core/strings/clean-text'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { getWordBudget, trimToWordBudget } from '@/lib/kits/script-timing'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { collectVisitorText, shouldRejectText } from '@/lib/tool/visitor-text'
import type { Beat, Script, ScriptInput } from './fields'

const MAX_SCREEN_WORDS = 7
const MAX_CAPTION_LENGTH = 150

export function fitScript(script: Script, { prompt, parameters }: ScriptInput): Script | null {
  const fittedBeats = trimToWordBudget(
    script.beats.map(cleanBeat),
    getWordBudget(Number(parameters.length), Number(parameters.pace)),
  )
  if (!fittedBeats || fittedBeats.length === 0) return null
  const fittedScript: Script = {
    title: toSingleLine(script.title),
    hooks: [...new Set(script.hooks.map((hook) => limitEmoji(cleanText(hook), 0)))].filter(Boolean).slice(0, 3),
    beats: fittedBeats,
    caption: limitEmoji(truncateAtWord(cleanText(script.caption), MAX_CAPTION_LENGTH), emojiLimits[parameters.emoji]),
    hashtags: fitHashtags(script.hashtags, { max: tiktokHashtags.max }),
  }
  const spokenTexts = [
    fittedScript.title,
    ...fittedScript.hooks,
    fittedScript.caption,
    ...fittedScript.beats.map(({ say }) => say),
  ]
  const visibleTexts = fittedScript.beats.flatMap(({ show, onScreenText }) => [show, onScreenText])
  if (fittedScript.title === '' || fittedScript.hooks.length === 0 || fittedScript.beats.every(({ say }) => say === ''))
    return null
  const texts = [...spokenTexts, ...visibleTexts].filter(Boolean)
  const visitorText = collectVisitorText({ prompt, parameters })
  const allowedNumbers = fittedScript.beats.map((_, index) => index + 1)
  if (texts.some((text) => shouldRejectText(text, visitorText, { allowedNumbers, allowsClockTimes: true }))) return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fittedScript
}

function cleanBeat(beat: Beat): Beat {
  const onScreenText = toSingleLine(beat.onScreenText)
  return {
    ...beat,
    say: limitEmoji(cleanText(beat.say), 0),
    show: toSingleLine(beat.show),
    onScreenText: countWords(onScreenText) > MAX_SCREEN_WORDS ? '' : onScreenText,
    sound: toSingleLine(beat.sound),
  }
}
