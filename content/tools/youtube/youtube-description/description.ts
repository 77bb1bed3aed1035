import { z } from 'zod'
import type { Link } from '@/lib/platforms/links'
import type { Chapter } from '@/lib/platforms/youtube/chapters'

export const descriptionSchema = z.object({
  firstLines: z
    .string()
    .describe('What the viewer gets, with the keyword; up to 150 characters, one or two sentences, one line.'),
  body: z
    .string()
    .describe('Two or three short paragraphs with empty lines between them; an empty string for a Short.'),
  chapters: z
    .array(
      z.object({
        time: z.string().describe('A time that the request gives, such as 1:20; an empty string where it gives none.'),
        label: z.string().describe('What happens from there, up to 40 characters.'),
      }),
    )
    .describe('Four to eight chapters in order; an empty list for a Short and where nothing says what comes when.'),
  cta: z.string().describe('One call to action in one sentence.'),
  hashtags: z.array(z.string()).describe('Three to five hashtags about the topic.'),
})

export type Description = z.infer<typeof descriptionSchema>

/** Formats chapters as lines, with a blank for a time that only the visitor knows. */
export function formatChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ time, label }) => `${time || '[your time]'} ${label}`).join('\n')
}

export function formatLinks(links: readonly Link[]): string {
  return links.map(({ label, url }) => (label === '' ? url : `${label}: ${url}`)).join('\n')
}

export function formatDescription(description: Description, links: readonly Link[]): string {
  const { firstLines, body, chapters, cta, hashtags } = description
  const blocks = [firstLines, body, formatLinks(links), formatChapters(chapters), cta, hashtags.join(' ')]
  return blocks.filter((block) => block !== '').join('\n\n')
}
