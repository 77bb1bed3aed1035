import { chooseLines, mostOf } from '@/lib/kits/posts/choose-lines'
import { emojiFor } from '@/lib/kits/posts/emoji'
import { layouts, orOwn, ownLines } from '@/lib/kits/posts/own-lines'
import { withoutLeastSentence } from '@/lib/kits/posts/shorter-post'
import type { Draft } from '@/lib/tool/define'
import { createLines, type Line } from '@/lib/writer/frames/lines'
import type { tweetFields } from './fields'
import { fitTweet } from './fit'
import { getStyles } from './get-styles'
import type { Tweet } from './tweet'

export const draft: Draft<typeof tweetFields, Tweet> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const tweetOf = (line: Line, emoji = ''): Tweet | null => {
      const styles = getStyles(line, reading)
      const style = styles.find((one) => one === parameters.style) ?? styles[0] ?? 'one-liner'
      return fitTweet({ style, text: line.text + emoji }, input)
    }
    const fits = (line: Line) => tweetOf(line) !== null
    const all = createLines(reading, random).all('post').filter(fits)
    const asked = all.filter((line) => getStyles(line, reading).some((style) => style === parameters.style))
    const sayable = [asked, orOwn(all, ownLines(reading).filter(fits))].find(({ length }) => length > 0)
    const laidOut = layouts(reading, (line) => tweetOf(line)?.text === line.text)
    const chosen = chooseLines(sayable ?? [], mostOf(parameters.count), reading.line)
    for (const line of [...laidOut, ...chosen].slice(0, mostOf(parameters.count))) {
      const emoji = line.form === 'list' ? '' : emojiFor(reading, parameters.emoji).hook
      const tweet = tweetOf(line, emoji)
      if (tweet) yield tweet
    }
  },
  shorten(tweet, { prompt }) {
    const text = withoutLeastSentence(tweet.text, prompt)
    return text === '' ? null : { ...tweet, text }
  },
}
