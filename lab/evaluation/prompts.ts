import { z } from 'zod'
import given from './prompts.json' with { type: 'json' }

const parameterSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])
const sampleSchema = z.strictObject({
  kind: z.enum([
    'vague',
    'specific',
    'statement',
    'long',
    'misspelt',
    'language',
    'niche',
    'business',
    'sensitive',
    'nonsense',
  ]),
  prompt: z.string(),
  parameters: z.record(z.string(), parameterSchema).optional(),
  /** The required language of the answer; English by default. */
  language: z.string().optional(),
})

export type Sample = z.infer<typeof sampleSchema>

const { shared, tools } = z
  .strictObject({ shared: z.array(sampleSchema), tools: z.record(z.string(), z.array(sampleSchema).min(3)) })
  .parse(given)

/** Returns the prompts that measure a tool. Throws for a tool without its own prompts. */
export function getSamples(type: string): readonly Sample[] {
  const own = tools[type]
  if (own === undefined) {
    throw new Error(`${type} has no prompts in lab/evaluation/prompts.json. Add at least three.`)
  }
  return [...shared, ...own]
}
