import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import nspell from 'nspell'
import { wordRank } from '@/lib/writer/word-rank'

/** Words that people who post use, and no dictionary of 2018 has. */
const own =
  'activewear algo app apps blog blogger bluesky cafe collab collabs crowdfunding dm dms dropshipping emoji emojis fandom flatlay fyp giphy gif gifs hashtag hashtags influencer influencers insta jpg livestream livestreams lol mastodon matcha boba chai gochujang meme memes merch monetize mp3 mp4 onboarding online opt-in pdf png podcast podcasts podcaster reel reels repost reposts retweet retweets screenshot screenshots selfie selfies smartphone storytime subreddit teaser timelapse tiktok tiktoks tutorial tutorials unboxing unfollow unsubscribe upcycle upcycled upload vlog vlogger vlogs wifi youtube youtuber youtubers zine'

type Speller = { correct(word: string): boolean; add(word: string): unknown }

let speller: Speller | undefined

/**
 * The American dictionary of Hunspell as npm's `dictionary-en` has it, read on first use: some 150 ms, 13 MB of memory. By its place, because its own module
 * reads it whenever it is imported.
 */
export function spellerOf(): Speller {
  if (speller) return speller
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/dictionary-en')
  const read = (name: string) => readFileSync(join(/* turbopackIgnore: true */ folder, name))
  const made: Speller = nspell(read('index.aff'), read('index.dic'))
  for (const word of own.split(' ')) made.add(word)
  speller = made
  return made
}

const letters = 'etaoinsrhldcumfpgwybvkxjqz'
/** Longer than this a word is none of English. */
const LONGEST = 24

/**
 * The likeliest word that one slip away from this one gives (a letter too many, missing, wrong or swapped with its neighbour, or a missing space), by how frequent
 * it is; null where there is none. nspell's own suggestions take up to 0.2 s a word.
 */
export function likelyWord(word: string): string | null {
  if (word.length > LONGEST) return null
  const speller = spellerOf()
  const correct = (text: string) => speller.correct(text)
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { text, cost } of slips(word)) {
    const rank = (wordRank(text) + 200) * cost
    if (rank < least && correct(text)) [best, least] = [text, rank]
  }
  return best ?? splitIn(word, correct)
}

/** Swapped and doubled letters are the usual slips; a wrong first letter is rare. */
function* slips(word: string): Generator<{ text: string; cost: number }> {
  for (let at = 0; at < word.length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const first = at === 0 ? 10 : 1
    if (after) yield { text: before + after.charAt(0) + letter + after.slice(1), cost: 1 }
    yield { text: before + after, cost: (letter === word.charAt(at - 1) ? 1 : 3) * first }
    for (const other of letters) {
      yield {
        text: before + other + after,
        cost: (/[aeiou]/.test(letter) && /[aeiou]/.test(other) ? 2 : 5) * first,
      }
      yield {
        text: before + other + letter + after,
        cost: (other === letter || other === word.charAt(at - 1) ? 1 : 3) * first,
      }
    }
  }
  for (const other of letters) yield { text: word + other, cost: 3 }
}

function splitIn(word: string, correct: (word: string) => boolean): string | null {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (wordRank(one) < 400 && wordRank(other) < 400 && correct(one) && correct(other))
      return `${one} ${other}`
  }
  return null
}
