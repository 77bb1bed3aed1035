import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { choosePostEmoji } from '@/lib/kits/posts/choose-post-emoji'
import { removeLeastRelevantSentence } from '@/lib/kits/posts/shorten-post'
import { addVisitorLinesIfFew, buildPastedLayouts, buildVisitorLines } from '@/lib/kits/posts/visitor-lines'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type Line } from '@/lib/writer/frames/line-picker'
import type { tweetFields } from './fields'
import { fitTweet } from './fit'
import type { Style, Tweet } from './tweet'

const styleByKind: Partial<Record<PromptKind, Style>> = {
  opinion: 'contrarian',
  story: 'confession',
  change: 'confession',
  list: 'list',
}

/** The kinds that a line can honestly be called, the most telling first. */
function getStyles({ text, form }: Line, { kind, spans }: ParsedPrompt): Style[] {
  if (kind === 'hard-time') return ['quiet']
  const candidates: (Style | false | undefined)[] = [
    form === 'question' && 'question',
    styleByKind[kind],
    form === 'list' && 'list',
    spans.number !== undefined && text.includes(spans.number) && 'number',
    'one-liner',
  ]
  return candidates.filter((style) => style !== false && style !== undefined)
}

export const draft: DraftRecipe<typeof tweetFields, Tweet> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const toTweet = (line: Line, emoji = ''): Tweet | null => {
      const styles = getStyles(line, reading)
      const style = styles.find((candidateStyle) => candidateStyle === parameters.style) ?? styles[0] ?? 'one-liner'
      return fitTweet({ style, text: line.text + emoji }, input)
    }
    const isUsable = (line: Line) => toTweet(line) !== null
    const usableLines = createLinePicker(reading, random).takeAll('post').filter(isUsable)
    const styleLines = usableLines.filter((line) =>
      getStyles(line, reading).some((style) => style === parameters.style),
    )
    const candidateLines = [
      styleLines,
      addVisitorLinesIfFew(usableLines, buildVisitorLines(reading).filter(isUsable)),
    ].find(({ length }) => length > 0)
    const layoutLines = buildPastedLayouts(reading, (line) => toTweet(line)?.text === line.text)
    const chosenLines = chooseLines(candidateLines ?? [], limitResultCount(parameters.count), reading.line)
    for (const line of [...layoutLines, ...chosenLines].slice(0, limitResultCount(parameters.count))) {
      const emoji = line.form === 'list' ? '' : choosePostEmoji(reading, parameters.emoji).hook
      const tweet = toTweet(line, emoji)
      if (tweet) yield tweet
    }
  },
  shorten(tweet, { prompt }) {
    const text = removeLeastRelevantSentence(tweet.text, prompt)
    return text === '' ? null : { ...tweet, text }
  },
}
