import { hasBlank } from '@/lib/core/strings/blanks'
import { measureByteLength, measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { getChapterProblem } from '@/lib/platforms/youtube/chapters'
import type { Card } from '@/lib/tool/card'
import { type Description, type DescriptionInput, formatChapters, formatDescription, formatLinks } from './fields'
import { parseSource } from './source'

export function present(item: Description, input: DescriptionInput): Omit<Card, 'id' | 'item'> {
  const { firstLines, body, chapters, cta, hashtags } = item
  const { links } = parseSource(input)
  const text = formatDescription(item, links)
  const parts = [
    { label: 'First lines', text: firstLines },
    { label: 'Body', text: body },
    { label: 'Links', text: formatLinks(links) },
    { label: 'Chapters', text: formatChapters(chapters) },
    { label: 'Call to action', text: cta },
    { label: 'Hashtags', text: hashtags.join(' ') },
  ]
  return {
    heading: input.parameters.type === 'short' ? 'For a Short' : 'For a long video',
    parts: parts.filter(({ text }) => text !== '').map((part) => ({ ...part, rank: 'answer' })),
    copy: text,
    carry: firstLines,
    meters: [
      {
        label: 'Description',
        value: measureByteLength(text),
        limit: youtubeDescription.max,
        unit: 'bytes',
        of: 'copy',
      },
      {
        label: 'First lines',
        value: measureUtf16Length(firstLines),
        limit: youtubeDescription.fold.max,
        unit: 'characters',
        of: { line: 0 },
      },
    ],
    notes: buildNotes(item, input),
  }
}

function buildNotes({ chapters, body }: Description, input: DescriptionInput): string[] {
  const { links, chapters: pastedChapters } = parseSource(input)
  const hasMissingTime = chapters.some(({ time }) => time === '')
  const problem = hasMissingTime ? null : getChapterProblem(chapters)
  const linkWithoutProtocol = links.find(({ url }) => !/^https?:/i.test(url))
  const hasLinksInShort = input.parameters.type === 'short' && parseSource(toLongVideo(input)).links.length > 0
  return [
    ...(hasMissingTime ? ['Fill in the times: at least three, in order, ten seconds apart.'] : []),
    ...(problem === null ? [] : [problem]),
    ...(linkWithoutProtocol
      ? [`Write https:// before ${linkWithoutProtocol.url}, so that YouTube makes it a link.`]
      : []),
    ...(hasLinksInShort ? ['Links don’t work in Shorts, so yours are left out.'] : []),
    ...(body !== '' && !hasBlank(body) && pastedChapters.length === 0
      ? ['Check it against your video and drop what isn’t in it.']
      : []),
  ]
}

function toLongVideo(input: DescriptionInput): DescriptionInput {
  return { ...input, parameters: { ...input.parameters, type: 'long' } }
}
