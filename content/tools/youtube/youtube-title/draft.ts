import type { Random } from '@/lib/core/random'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import type { LineForm } from '@/lib/writer/line'
import { writeLines } from '@/lib/writer/lines'
import { removeFullStop } from '@/lib/writer/sentences'
import type { Formula, Title, TitleInput } from './fields'

const formulaByForm: Readonly<Record<LineForm, Formula>> = {
  question: 'question',
  opinion: 'opinion',
  list: 'checklist',
  'how-to': 'how-to',
  scene: 'story',
  statement: 'plain',
  topic: 'plain',
  quiet: 'quiet',
}

const MAX_TITLE_LENGTH = { browse: 100, search: 100, shorts: 60 } as const

/** Writes titles in the visitor's words: a clause, a question or a claim, after the search keyword if it is missing. */
export const draft = {
  outputKind: 'sentences' as const,
  write({ reading, parameters }: TitleInput & { reading: PromptReading }, random: Random): Title[] {
    const { intent, keyword } = parameters
    const titles = writeLines(reading, 'title', random)
      .map(({ text, form }) => ({ title: removeFullStop(text), formula: formulaByForm[form] }))
      .filter(({ title }) => title.length <= MAX_TITLE_LENGTH[intent])
    return titles.map(({ title, formula }, index) => {
      const needsKeyword = intent === 'search' && keyword !== '' && index === 0
      const isMissing = !title.toLowerCase().includes(keyword.toLowerCase())
      const withKeyword = `${keyword}: ${title}`
      const takesKeyword = needsKeyword && isMissing && withKeyword.length <= MAX_TITLE_LENGTH[intent]
      return { title: takesKeyword ? withKeyword : title, formula, thumbnail: '', alternatives: [] }
    })
  },
}
