import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleTool } from '@/test/sample-tool'
import { buildAnswerSchema } from './schema'

const reading = { type: 'string', description: expect.stringContaining('At most 25 words.') }
const assumed = {
  type: 'array',
  items: { type: 'string' },
  description: expect.stringContaining('exactly as they stand in it'),
}

test('the sample tool’s answer is a strict schema', () => {
  expect(buildAnswerSchema(sampleTool.itemSchema)).toEqual({
    type: 'object',
    properties: {
      reading,
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', enum: ['question', 'statement'], description: 'How the line is built.' },
            text: { type: 'string', description: 'One line. At most 120 characters.' },
            assumed,
          },
          required: ['kind', 'text', 'assumed'],
          additionalProperties: false,
        },
      },
    },
    required: ['reading', 'items'],
    additionalProperties: false,
  })
})

test('limits become words, defaults and patterns go, unions stay', () => {
  const item = z.object({
    tags: z.array(z.string().regex(/^#/)).min(1).max(5).describe('Hashtags.'),
    seconds: z.number().int().min(3).max(60),
    note: z.union([z.string(), z.null()]),
    either: z.union([z.string(), z.array(z.string())]),
    mode: z.literal('plain').default('plain'),
    nested: z.object({ minimum: z.number() }).optional(),
  })
  expect(buildAnswerSchema(item)).toEqual({
    type: 'object',
    properties: {
      reading,
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            tags: {
              type: 'array',
              items: { type: 'string' },
              description: 'Hashtags. At least 1. At most 5.',
            },
            seconds: { type: 'integer', description: 'At least 3. At most 60.' },
            note: { type: ['string', 'null'] },
            either: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
            mode: { type: 'string', const: 'plain' },
            nested: {
              type: 'object',
              properties: { minimum: { type: 'number' } },
              required: ['minimum'],
              additionalProperties: false,
            },
            assumed,
          },
          required: ['tags', 'seconds', 'note', 'either', 'mode', 'nested', 'assumed'],
          additionalProperties: false,
        },
      },
    },
    required: ['reading', 'items'],
    additionalProperties: false,
  })
})
