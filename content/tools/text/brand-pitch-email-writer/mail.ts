import { z } from 'zod'

/** The mails of a run, in sending order. */
export const mailKindNames = {
  pitch: 'The pitch',
  'follow-up-1': 'Follow-up 1, after about a week',
  'follow-up-2': 'Follow-up 2, a week or two later',
} as const

export type MailKind = keyof typeof mailKindNames

export const mailKinds = Object.keys(mailKindNames) as [MailKind, ...MailKind[]]

export const mailSchema = z.object({
  kind: z.enum(mailKinds).describe('Which mail it is: of those asked for, each once.'),
  subjects: z
    .array(z.string())
    .describe('Three different subject lines for the pitch; one for a follow-up, which begins with “Re: ”.'),
  body: z.string().describe('The mail from greeting to name, a blank line between paragraphs.'),
})

export type Mail = z.infer<typeof mailSchema>
