import * as z from '@/lib/core/zod'

/**
 * Every verdict, in the words of the page, the files and the API. None of them says that a name is free: nobody outside
 * TikTok can know that.
 */
export const verdicts = [
  'taken',
  'taken (private)',
  'no public account found',
  'not usable',
  'could not check',
] as const

export type Verdict = (typeof verdicts)[number]

/** Who has a name, where TikTok shows that. */
const accountSchema = z.readonly(z.object({ nickname: z.nullable(z.string()), followers: z.nullable(z.number()) }))

export type Account = z.infer<typeof accountSchema>

/** What was found out about one name: one piece of the result. */
const checkedNameSchema = z.readonly(
  z.object({
    /** In lower case, without @. */
    name: z.string(),
    verdict: z.enum(verdicts),
    /** True where one of TikTok's two sources did not answer, so that a private account cannot be ruled out. */
    lowCertainty: z.boolean(),
    /** Why, in a sentence or two. */
    note: z.string(),
    account: z.nullable(accountSchema),
    /** Spellings close to it; nobody asked TikTok about them. */
    variants: z.readonly(z.array(z.string())),
  }),
)

export type CheckedName = z.infer<typeof checkedNameSchema>

/** A piece of the result as it arrives in the browser; null when it is none. */
export function parseCheckedName(value: unknown): CheckedName | null {
  return checkedNameSchema.safeParse(value).data ?? null
}
