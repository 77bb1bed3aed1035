import { hasBlank } from '@/lib/core/strings/blanks'
import { getFirstWord } from '@/lib/core/strings/first-word'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { getNicheShots } from '@/lib/kits/posts/niche-shots'
import { createKeywordPrepender } from '@/lib/kits/posts/prepend-keyword'
import { shortenTitle } from '@/lib/kits/posts/shorten-title'
import { addVisitorLinesIfFew, buildVisitorLines, findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type Line } from '@/lib/writer/frames/line-picker'
import type { TitleInput, titleFields } from './fields'
import { fitTitle } from './fit'
import type { Formula, Title } from './title'

/** The title without what stands in brackets, or without one of its halves; each of a set's three. Null if none can. */
function shorten(item: Title, input: TitleInput): Title | null {
  const title = shortenTitle(item.title)
  const alternatives = item.alternatives.map((text) => shortenTitle(text) ?? text)
  if (title === null && alternatives.every((text, i) => text === item.alternatives[i])) return null
  return fitTitle({ ...item, title: title ?? item.title, alternatives }, input)
}

const formulaByKind: Partial<Record<PromptKind, Formula>> = {
  'how-to': 'how-to',
  list: 'checklist',
  story: 'story',
  change: 'story',
  opinion: 'opinion',
  comparison: 'contrast',
  day: 'routine',
  skit: 'moment',
  'hard-time': 'quiet',
}

/** What a line can honestly be called. */
function getFormula({ form }: Line, kind: PromptKind): Formula {
  if (kind === 'hard-time') return 'quiet'
  if (form === 'question') return 'question'
  if (form === 'list') return 'checklist'
  if (form === 'scene') return 'moment'
  return formulaByKind[kind] ?? 'plain'
}

/** Titles of a Short stand below a running video. */
const MAX_SHORTS_TITLE_LENGTH = 40

export const draft: DraftRecipe<typeof titleFields, Title> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const { intent, count, keyword } = parameters
    const shouldBuildTestSet = intent !== 'shorts' && reading.kind !== 'hard-time'
    const toTitle = (line: Line, thumbnail = ''): Title | null =>
      fitTitle({ title: line.text, formula: getFormula(line, reading.kind), thumbnail, alternatives: [] }, input)
    const isUsable = (line: Line) => toTitle(line) !== null
    const addKeyword = createKeywordPrepender(intent === 'search' ? keyword : '', youtubeTitle.max)
    const templateLines = createLinePicker(reading, random)
      .takeAll('title')
      .map(addKeyword)
      .filter(isUsable)
      .toSorted(compareVisibility)
    const isShort = ({ text }: Line) => intent !== 'shorts' || measureUtf16Length(text) <= MAX_SHORTS_TITLE_LENGTH
    const visitorLines = buildVisitorLines(reading).map(addKeyword).filter(isUsable)
    const lineLists = [
      addVisitorLinesIfFew(templateLines.filter(isShort), visitorLines.filter(isShort)),
      addVisitorLinesIfFew(templateLines, visitorLines),
    ]
    const usableLines = lineLists.find(({ length }) => length > 0)
    const candidateLines = usableLines ?? [findFirstClauses(reading, isUsable) ?? truncateLine(reading.line)]
    const lines = chooseLines(candidateLines, limitResultCount(count) + (shouldBuildTestSet ? 2 : 0), reading.line)
    const shots = getNicheShots(reading, random)
    const titles = lines.flatMap((line) => toTitle(line, shots.pop()) ?? [])
    const testSet = shouldBuildTestSet ? buildTestSet(titles.filter(({ title }) => !hasBlank(title))) : null
    if (testSet) yield testSet
    yield* titles.filter(({ title }) => ![testSet?.title, ...(testSet?.alternatives ?? [])].includes(title))
  },
  shorten,
}

const truncateLine = (text: string): Line => ({
  text: truncateAtWord(text, youtubeTitle.max),
  form: 'statement',
})

/** A result list shows about this much. */
const MAX_VISIBLE_LENGTH = 60

const compareVisibility = (a: Line, b: Line) =>
  Number(measureUtf16Length(a.text) > MAX_VISIBLE_LENGTH) - Number(measureUtf16Length(b.text) > MAX_VISIBLE_LENGTH)

/** Fewer titles than this are shown one by one. */
const MIN_TITLES_FOR_SET = 5

/** Three titles with three first words, of as many formulas as there are: a test compares ideas, not wordings. */
function buildTestSet(titles: readonly Title[]): Title | null {
  if (titles.length < MIN_TITLES_FOR_SET) return null
  const chosenTitles: Title[] = []
  const hasNewFirstWord = ({ title }: Title) =>
    chosenTitles.every((other) => getFirstWord(other.title) !== getFirstWord(title))
  const hasNewFormula = ({ formula }: Title) => chosenTitles.every((other) => other.formula !== formula)
  for (const title of titles) if (hasNewFirstWord(title) && hasNewFormula(title)) chosenTitles.push(title)
  for (const title of titles) if (hasNewFirstWord(title)) chosenTitles.push(title)
  const [firstTitle, secondTitle, thirdTitle] = chosenTitles
  return firstTitle && secondTitle && thirdTitle
    ? { ...firstTitle, alternatives: [secondTitle.title, thirdTitle.title] }
    : null
}
