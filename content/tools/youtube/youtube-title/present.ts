import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Card } from '@/lib/tool/card'
import { formulas, isTestSet, type Title, type TitleInput } from './fields'

export function present(item: Title, { parameters }: TitleInput): Omit<Card, 'id' | 'item'> {
  const { label, goal } = formulas[item.formula]
  if (isTestSet(item)) return presentTestSet(item)
  return {
    heading: label,
    parts: [{ label: 'Title', text: item.title }, ...buildThumbnailPart(item)],
    preview: { kind: 'youtube-title', text: item.title, ...buildScene(item) },
    ...(item.formula !== 'quiet' && { score: 'title' as const }),
    copy: item.title,
    carry: item.title,
    meters: [buildMeter('Title', item.title, 0)],
    tags: [...(goal ? [goal] : []), ...buildLengthTag(item.title)],
    notes: [...buildPhoneNote(item.title), ...buildKeywordNote(item.title, parameters.keyword)],
  }
}

function presentTestSet(item: Title): Omit<Card, 'id' | 'item'> {
  const { title, alternatives } = item
  const titles = [title, ...alternatives]
  const letters = ['A', 'B', 'C']
  return {
    heading: 'Three for Test & Compare',
    parts: [
      ...titles.map((text, i) => ({ label: letters[i] ?? '', text, rank: 'answer' as const })),
      ...buildThumbnailPart(item),
    ],
    preview: { kind: 'youtube-title', text: titles.join('\n'), ...buildScene(item) },
    copy: ['For Test & Compare:', ...titles].join('\n'),
    carry: title,
    meters: titles.map((text, i) => buildMeter(letters[i] ?? '', text, i + 1)),
    tags: ['long videos only'],
    notes: ['Test them in YouTube Studio on a computer: up to two weeks, the most watch time wins.'],
  }
}

function buildThumbnailPart({ thumbnail }: Title) {
  return thumbnail ? [{ label: 'Thumbnail', text: thumbnail }] : []
}

function buildScene({ thumbnail }: Title) {
  return thumbnail ? { scene: thumbnail } : {}
}

function buildMeter(label: string, text: string, lineIndex: number) {
  return {
    label,
    value: measureUtf16Length(text),
    limit: youtubeTitle.max,
    unit: 'characters',
    of: { line: lineIndex },
  }
}

function buildLengthTag(title: string): string[] {
  return measureUtf16Length(title) <= youtubeTitle.fold.maxOnPhone ? ['fits on a phone'] : []
}

function buildPhoneNote(title: string): string[] {
  if (measureUtf16Length(title) <= youtubeTitle.fold.maxOnPhone) return []
  return [`A phone shows about this much: “${truncateAtWord(title, youtubeTitle.fold.maxOnPhone)} …”`]
}

function buildKeywordNote(title: string, keyword: string): string[] {
  if (keyword === '') return []
  const index = title.toLowerCase().indexOf(keyword.toLowerCase())
  if (index < 0) return [`Your keyword “${keyword}” is missing: put it in the description’s first line.`]
  return [index === 0 ? 'Your keyword comes first.' : `Your keyword starts at character ${index + 1}.`]
}
