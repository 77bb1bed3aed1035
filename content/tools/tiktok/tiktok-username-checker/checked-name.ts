import { isRecord } from '@/lib/is-record'
import { isTextList } from '@/lib/tool/is-card'

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
export type Account = { readonly nickname: string | null; readonly followers: number | null }

/** What was found out about one name: one piece of the result. */
export type CheckedName = {
  /** In lower case, without @. */
  readonly name: string
  readonly verdict: Verdict
  /** True where one of TikTok's two sources did not answer, so that a private account cannot be ruled out. */
  readonly lowCertainty: boolean
  /** Why, in a sentence or two. */
  readonly note: string
  readonly account: Account | null
  /** Spellings close to it; nobody asked TikTok about them. */
  readonly variants: readonly string[]
}

/** A piece of the result as it arrives in the browser; null when it is none. */
export function readCheckedName(value: unknown): CheckedName | null {
  if (!isRecord(value)) return null
  const { name, verdict, lowCertainty, note, account, variants } = value
  const known = verdicts.find((one) => one === verdict)
  const whole = typeof name === 'string' && typeof note === 'string' && isTextList(variants)
  if (!known || !whole || (account !== null && !isAccount(account))) return null
  return { name, verdict: known, lowCertainty: lowCertainty === true, note, account, variants }
}

function isAccount(value: unknown): value is Account {
  if (!isRecord(value)) return false
  const { nickname, followers } = value
  return (
    (nickname === null || typeof nickname === 'string') &&
    (followers === null || typeof followers === 'number')
  )
}
