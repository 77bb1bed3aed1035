import { z } from 'zod'

/** Phrasing of a call to action; `quiet` is for hard days and requests nothing. */
export const callToActionStyles = {
  own: { label: 'In your words' },
  question: { label: 'Question' },
  choice: { label: 'Choice' },
  invite: { label: 'Invitation' },
  reason: { label: 'With a reason' },
  direct: { label: 'Direct' },
  quiet: { label: 'Quietly' },
} as const

export type CallToActionStyle = keyof typeof callToActionStyles

const styleIds = Object.keys(callToActionStyles) as [CallToActionStyle, ...CallToActionStyle[]]

export const callToActionSchema = z.object({
  text: z.string().describe('The call to action on one line, at most 60 characters unless asked otherwise.'),
  style: z.enum(styleIds).describe('How it works.'),
})

export type CallToAction = z.infer<typeof callToActionSchema>
