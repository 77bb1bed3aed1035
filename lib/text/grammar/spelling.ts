import nspell from 'nspell'
import { getWordRank, readDataFile } from '@/lib/text/language/word-data'

/** Words that the dictionary lacks: jargon, brands, and British words without an American variant. */
const extraWordsText =
  'acl activewear adhd algo app apps arepa arepas backorder backorders besto binging blog blogger bluesky boba bougie bronzer bronzers cafe cals camino canva capcut chai codec codecs collab collabs crowdfunding crypto depop dev devs dm dms dosa dosas draught draughts draughty dreamt dripper dropshipping dslr ebook ebooks ecommerce elote elotes emoji emojis enquire enquired enquiries enquiry etsy fandom flatlay fyp gif gifs giphy gochujang gpu grandad grandads hashtag hashtags hiit hoka homeschool homeschooling ikea influencer influencers insta iphone jpg kerb learnt livestream livestreams lol mastodon matcha meme memes merch merino minging mins monetize monstera monzo mp3 mp4 mum mumma mums nan nans nite onboarding online oof opt-in pandan patreon pdf periodt pho pinterest playthrough playthroughs png podcast podcaster podcasts poolish ppl pre primark pupper puppers ramen reel reels repost reposts repot repots repotted repotting repro retinol retweet retweets screenshot screenshots selfie selfies shein shoutout shoutouts smartphone sonos spf spilt staffy stan stanned stanning stans storey storeys storytime subreddit tamron tbh teaser tiktok tiktoks timelapse tutorial tutorials tyre tyres unboxing unfollow unsubscribe upcycle upcycled updo updos upload vinted vlog vlogger vlogging vlogs whitby wifey wifi wks yay yeet yeeted youtube youtuber youtubers zine'

/** Unambiguous misspellings, and slips too distant for a letter-by-letter search. An underscore represents a space. */
const misspellingsText =
  "alot=a_lot aswell=as_well atleast=at_least begginers=beginners bycicle=bicycle collegue=colleague definatly=definitely eachother=each_other eventhough=even_though everytime=every_time hisself=himself incase=in_case infact=in_fact loosing=losing noone=no_one ofcourse=of_course probly=probably publically=publicly rember=remember thankyou=thank_you theirselves=themselves tommorow=tomorrow tommorrow=tomorrow wich=which dosent=doesn’t diden't=didn’t dosen't=doesn’t"
/** Contractions that without their apostrophe are not other words. */
const contractionsText =
  'ain’t aren’t can’t could’ve couldn’t didn’t doesn’t don’t hadn’t hasn’t haven’t here’s he’s I’m isn’t it’ll I’ve might’ve she’s should’ve shouldn’t that’ll that’s there’s they’d they’ll they’re they’ve wasn’t weren’t we’ve what’s where’s who’s won’t would’ve wouldn’t you’d you’ll you’re you’ve'

export const fixedSpellings: ReadonlyMap<string, string> = new Map([
  ...misspellingsText.split(' ').map((pair): [string, string] => {
    const [typedWord = '', correction = ''] = pair.split('=')
    return [typedWord, correction.replace('_', ' ')]
  }),
  ...contractionsText.split(' ').map((word): [string, string] => [word.replace('’', '').toLowerCase(), word]),
])

type Speller = { correct(word: string): boolean; add(word: string): unknown }

let speller: Speller | undefined

/** Returns the dictionary of npm's `dictionary-en`. Its first load takes 150 ms and 13 MB of memory. */
export function getSpeller(): Speller {
  if (speller) return speller
  const readDictionaryFile = (name: string) => readDataFile(`node_modules/dictionary-en/${name}`)
  const newSpeller: Speller = nspell(readDictionaryFile('index.aff'), readDictionaryFile('index.dic'))
  for (const word of extraWordsText.split(' ')) newSpeller.add(word)
  speller = newSpeller
  return newSpeller
}

const alphabet = 'etaoinsrhldcumfpgwybvkxjqz'
/** Longer words are not English. Shorter ones are abbreviations unless two letters are swapped. */
const MAX_WORD_LENGTH = 24
const MIN_WORD_LENGTH = 5
/** Highest frequency rank of a correction: for swapped letters, for one wrong letter, and for a short word. */
const MAX_RANK = 25_000
const MAX_UNCERTAIN_RANK = 6_000
const MAX_SHORT_WORD_RANK = 1_000

/** Returns null if no word differs by one slip. nspell's own suggestions take up to 0.2 s per word. */
export function suggestSpelling(word: string): string | null {
  if (word.length > MAX_WORD_LENGTH) return null
  const speller = getSpeller()
  const isCorrect = (text: string) => speller.correct(text)
  // “Balancer” and “cleaners” are no slips, because “balance” and “clean” are words.
  if ([/s$/, /(?<=e)rs?$/, /ers?$/].some((ending) => isCorrect(word.replace(ending, '')))) return null
  let bestWord: string | null = null
  let lowestCost = Number.POSITIVE_INFINITY
  for (const { text, cost } of generateCorrections(word)) {
    if (cost > 1 && word.length < MIN_WORD_LENGTH) continue
    const rank = getWordRank(text)
    const maxRank = word.length < MIN_WORD_LENGTH ? MAX_SHORT_WORD_RANK : cost > 2 ? MAX_UNCERTAIN_RANK : MAX_RANK
    if (rank < maxRank && (rank + 200) * cost < lowestCost && isCorrect(text))
      [bestWord, lowestCost] = [text, (rank + 200) * cost]
  }
  return bestWord ?? suggestSplit(word, isCorrect)
}

/** Yields texts that differ from `word` by one slip. Usual slips, such as swapped or doubled letters, cost less. */
function* generateCorrections(word: string): Generator<{ text: string; cost: number }> {
  for (let index = 0; index < word.length; index += 1) {
    const [prefix, letter, suffix] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)]
    const firstLetterFactor = index === 0 ? 10 : 1
    if (suffix) yield { text: prefix + suffix.charAt(0) + letter + suffix.slice(1), cost: 1 }
    yield { text: prefix + suffix, cost: (letter === word.charAt(index - 1) ? 1 : 3) * firstLetterFactor }
    for (const newLetter of alphabet) {
      if (isVowel(letter) && isVowel(newLetter))
        yield { text: prefix + newLetter + suffix, cost: 2 * firstLetterFactor }
      const isDoubled = newLetter === letter || newLetter === word.charAt(index - 1)
      yield { text: prefix + newLetter + letter + suffix, cost: (isDoubled ? 1.1 : 3) * firstLetterFactor }
    }
  }
  for (const newLetter of alphabet) yield { text: word + newLetter, cost: 3 }
}

const isVowel = (letter: string) => /[aeiouy]/.test(letter)

function suggestSplit(word: string, isCorrect: (word: string) => boolean): string | null {
  for (let index = 2; index <= word.length - 2; index += 1) {
    const [firstWord, secondWord] = [word.slice(0, index), word.slice(index)]
    if (getWordRank(firstWord) < 400 && getWordRank(secondWord) < 400 && isCorrect(firstWord) && isCorrect(secondWord))
      return `${firstWord} ${secondWord}`
  }
  return null
}
