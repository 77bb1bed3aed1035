import type { Random } from '@/lib/core/random'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { findPictures, findShortPhrases } from '@/lib/writer/pictures'
import { getHooks, splitSides } from '@/lib/writer/script'
import { fillSlots } from '@/lib/writer/topic-frames'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Thumbnail, ThumbnailInput } from './tool'

export const MAX_OVERLAY_WORDS = 4

type Look = { backgrounds: readonly string[]; palettes: readonly (readonly string[])[]; imagePrompt: string }

const looks: Record<ThumbnailInput['parameters']['style'], Look> = {
  photo: {
    backgrounds: [
      'The real place, darker than the subject and out of focus',
      'A plain wall, clearly lighter than the subject',
      'A dark room with one window, the subject in its light',
    ],
    palettes: [
      ['warm light', 'deep green', 'off-white'],
      ['daylight white', 'slate blue', 'orange'],
      ['amber', 'charcoal', 'cream'],
      ['brick red', 'pale blue', 'white'],
      ['mustard', 'dark teal'],
      ['rose', 'bottle green', 'ivory'],
    ],
    imagePrompt: 'Widescreen photograph, natural side light, shallow depth of field',
  },
  bold: {
    backgrounds: ['One flat, strong color without texture, with a thick light outline around the subject'],
    palettes: [
      ['signal yellow', 'black', 'white'],
      ['bright red', 'off-white', 'dark blue'],
      ['turquoise', 'deep purple', 'white'],
      ['orange', 'royal blue', 'white'],
      ['lime', 'black'],
    ],
    imagePrompt: 'Widescreen studio photograph, subject cut out on one flat saturated color, hard light',
  },
  calm: {
    backgrounds: ['An empty, evenly lit surface that is clearly lighter than the subject'],
    palettes: [
      ['sand', 'dark brown'],
      ['pale gray', 'ink blue'],
      ['soft sage', 'near black'],
    ],
    imagePrompt: 'Widescreen photograph, lots of empty space, soft window light, two muted colors',
  },
  drawn: {
    backgrounds: ['Plain paper white or one dark color, nothing drawn on it'],
    palettes: [
      ['paper white', 'thick black', 'one orange accent'],
      ['dark navy', 'chalk white', 'one yellow accent'],
      ['light gray', 'deep red'],
    ],
    imagePrompt: 'Widescreen simple illustration, thick lines, flat colors, at most three shapes',
  },
}

/**
 * `lever | concept | focal point | layout | size test`. {thing} and {other} are visible things in the prompt, {a} and
 * {b} its two sides. A row with an empty slot is skipped.
 */
const conceptTable = `
contrast | Side by side: {a}, {b} | Left half: {a}. Right half: {b}. Both the same size | A straight line down the middle, same angle on both sides; words across the top | One half should be clearly brighter than the other
words | Big words, small {thing} | The {thing}, small on the right, with the left half free for the words | Words fill the left half in one weight; the {thing} on the right, above the corner | If you can’t read the words at stamp size, take one out
detail | The {thing}, up close | The {thing}, so close that it fills most of the frame | It runs off the frame on the left; words in the empty third at the top right | If it’s a blur at stamp size, get even closer
face | You with the {thing} | You from the waist up, looking at the {thing}, not at the lens | You in the right half, the {thing} in the left; words at the top left | It has to be clear where you’re looking, even at stamp size. Turn your head and don’t make a face
contrast | The {thing} and the {other} | The {thing} large in front, the {other} behind it, smaller | The {thing} in the left half, the {other} at the top right; words below that, above the corner | You should be able to tell them apart by outline alone
words | Only the words | The words alone, as large as the frame allows | Words on the left, over two lines; the bottom right stays free | If you can’t read the words at stamp size, take one out`

/** Most concepts with an image per prompt. */
const MAX_CARDS = 3

const placePattern =
  /(?:kitchen|bakery|shop|store|garage|garden|workshop|studio|barn|church|hotel|cabin|cottage|beach|forest|street|market|room|station \p{L}+)$/iu

const isTitle = ({ length }: string) => length > 0 && length <= youtubeTitle.max

/** Whether the overlay repeats half of the title. One figure or name may repeat. */
export function repeatsTitle(overlay: string, title: string): boolean {
  const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const overlayWords = new Set(splitWords(overlay))
  const titleWords = splitWords(title)
  return titleWords.filter((word) => overlayWords.has(word)).length * 2 > titleWords.length
}

/** The overlay uses the visitor's sharpest words, unless the title already contains those words. */
export function* writeThumbnails(
  { reading, parameters }: ThumbnailInput & DraftContext,
  random: Random,
): Generator<Thumbnail> {
  const { topic, kind, question, language, isHardDay, sentences, text } = reading
  const { backgrounds, palettes, imagePrompt } = looks[parameters.style]
  if (namesAccount(reading)) return
  let count = 0
  const isLine = topic === null && text.length <= youtubeTitle.fold.max
  const title = [isLine ? text : '', ...getHooks(reading, random), ...sentences].find(isTitle) ?? ''
  const overlays = findShortPhrases(reading, MAX_OVERLAY_WORDS).filter((phrase) => !repeatsTitle(phrase, title))
  const [thing, other] =
    language === 'en' && !isHardDay ? findPictures(text).things.filter((one) => !placePattern.test(one)) : []
  const [, a, b] = splitSides(topic ?? question ?? text) ?? []
  for (const [index, row] of conceptTable.trim().split('\n').entries()) {
    const cells = row.split(' | ').flatMap((cell) => fillSlots(cell, { a, b, thing, other }) ?? [])
    const [name, concept = '', focal = '', layout = '', sizeTest] = cells
    const lever = name as Thumbnail['lever']
    const [overlayText = ''] = overlays
    if (concept === 'Only the words' ? count > 0 : count >= MAX_CARDS) continue
    const hasNeeds = lever === 'face' ? parameters.face === 'yes' : lever !== 'words' || overlayText !== ''
    if (sizeTest === undefined || !hasNeeds || isHardDay || (kind === 'opinion' && overlayText === '')) continue
    count += 1
    overlays.push(...overlays.splice(0, 1))
    const background = backgrounds[index % backgrounds.length] ?? ''
    const composition = overlayText === '' ? layout.replace(/; words.*/, '') : layout
    yield {
      ...{ concept, lever, focal, overlayText, background, composition, sizeTest },
      colours: [...random.pick(palettes)],
      title: title.replace(/[<>]|\.$/g, ''),
      imagePrompt: `${imagePrompt}: ${focal.replace(/^You\b/, 'a person')}. Background: ${background}. No text, no logo.`,
    }
  }
}
