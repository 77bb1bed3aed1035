import { z } from 'zod'
import { extractSentences } from '@/lib/text/summary/extract-sentences'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'

const pointSchema = z.object({
  text: z.string().describe('One point in a short sentence'),
  sourceSentence: z.string().describe('The sentence of the text that it rests on, copied word for word'),
})

export const summarySchema = z.object({
  summary: z.string().describe('The summary as running text; for bullet points an empty string'),
  points: z.array(pointSchema).describe('What the summary rests on, in the order of the text'),
})

export type Summary = z.infer<typeof summarySchema>

export const getPromptSentences = memoizePerRequest(({ prompt }: { prompt: string; parameters: object }) =>
  extractSentences(prompt),
)
