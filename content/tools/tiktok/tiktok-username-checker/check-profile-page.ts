import { z } from 'zod'
import {
  lenientInteger,
  lenientObject,
  lenientPositiveNumber,
  lenientString,
} from '@/lib/tiktok/sources/lenient-schemas'
import { parsePageData } from '@/lib/tiktok/sources/page-data'
import type { Account } from './checked-name'
import type { Finding } from './describe-finding'
import type { FetchPage } from './page-fetcher'

/** Accepts a handle in any case; treats other values as missing. */
const handleSchema = z
  .string()
  .regex(/^[A-Za-z0-9._]{1,40}$/)
  .toLowerCase()
  .catch('')

const pageSchema = z.object({
  __DEFAULT_SCOPE__: z.object({
    'webapp.user-detail': z.object({
      statusCode: lenientInteger,
      userInfo: lenientObject({
        user: lenientObject({
          uniqueId: handleSchema,
          nickname: lenientString,
          privateAccount: z.boolean().catch(false),
        }),
        stats: lenientObject({ followerCount: lenientPositiveNumber }),
      }),
    }),
  }),
})

/**
 * Parses the account data of a profile page. Uses only its data, because the HTTP status and visible text are the same
 * in every case; a challenge, a login or a page without data is unclear. Expects a `name` with a valid spelling.
 */
export async function checkProfilePage(name: string, fetchPage: FetchPage): Promise<Finding> {
  const response = await fetchPage(`/@${name}`, 'text/html')
  if (response?.status === 429) return { kind: 'limited' }
  if (response?.status !== 200) return { kind: 'unclear' }
  const data = pageSchema.safeParse(parsePageData(response.text)).data?.__DEFAULT_SCOPE__['webapp.user-detail']
  if (!data) return { kind: 'unclear' }
  const { user, stats } = data.userInfo
  const account = { nickname: user.nickname || null, followers: stats.followerCount }
  return toFinding(data.statusCode, { name, handle: user.uniqueId }, user.privateAccount, account)
}

/**
 * Status codes of the page, as Sherlock, gallery-dl and yt-dlp interpret them (2026-08): 10221 for a missing or banned
 * account, 10202 for a missing one in earlier years, 10222 private. 10223 (under 13) and 10225 (a name that TikTok
 * blocks) are from TikTok's enumeration; we have not seen them.
 */
function toFinding(
  statusCode: number | null,
  { name, handle }: { name: string; handle: string },
  isPrivate: boolean,
  account: Account,
): Finding {
  if (statusCode === 10202 || statusCode === 10221) return { kind: 'absent', isConfirmed: true }
  if (statusCode === 10223) return { kind: 'withheld', reason: 'age' }
  if (statusCode === 10225) return { kind: 'withheld', reason: 'name' }
  if (statusCode !== 0 && statusCode !== 10222) return { kind: 'unclear' }
  if (handle !== '' && handle !== name) return { kind: 'elsewhere', handle }
  if (statusCode === 10222 || (isPrivate && handle === name))
    return { kind: 'private', account: hideFollowers(account) }
  return handle === name ? { kind: 'public', account } : { kind: 'unclear' }
}

/** Do not show a private account's figures. */
const hideFollowers = ({ nickname }: Account): Account => ({ nickname, followers: null })
