import * as z from '@/lib/core/zod'

/** Verdicts of the page, files and API. None says that a name is available, because only TikTok knows that. */
const verdicts = ['taken', 'taken (private)', 'no public account found', 'not usable', 'could not check'] as const

export type Verdict = (typeof verdicts)[number]

const accountSchema = z.readonly(z.object({ nickname: z.nullable(z.string()), followers: z.nullable(z.number()) }))

export type Account = z.infer<typeof accountSchema>

const checkedNameSchema = z.readonly(
  z.object({
    /** In lower case, without @. */
    name: z.string(),
    verdict: z.enum(verdicts),
    /** True if one of TikTok's two sources did not answer, so that a private account cannot be ruled out. */
    lowCertainty: z.boolean(),
    note: z.string(),
    account: z.nullable(accountSchema),
    /** Similar spellings, not checked with TikTok. */
    variants: z.readonly(z.array(z.string())),
  }),
)

export type CheckedName = z.infer<typeof checkedNameSchema>

export function parseCheckedName(value: unknown): CheckedName | null {
  return checkedNameSchema.safeParse(value).data ?? null
}
