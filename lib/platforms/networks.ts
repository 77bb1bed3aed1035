import { bluesky, blueskyDetails } from './networks/bluesky'
import { facebook, facebookDetails } from './networks/facebook'
import { instagram, instagramDetails } from './networks/instagram'
import { linkedin, linkedinDetails } from './networks/linkedin'
import { mastodon, mastodonDetails } from './networks/mastodon'
import type { Network, NetworkDetails } from './networks/network-field'
import { pinterest, pinterestDetails } from './networks/pinterest'
import { threads, threadsDetails } from './networks/threads'
import { tiktok, tiktokDetails } from './networks/tiktok'
import { x, xDetails } from './networks/x'
import { youtube, youtubeDetails } from './networks/youtube'

/** In the order of the table of limits. Tools list the networks in this order, after those that they put first. */
export const networks = {
  x,
  instagram,
  tiktok,
  youtube,
  linkedin,
  facebook,
  threads,
  bluesky,
  mastodon,
  pinterest,
} as const satisfies Record<string, Network>

export type NetworkId = keyof typeof networks

/** The last check of all limits and their sources. */
export const limitsReviewMonth = '2026-11'

/** A separate list, which no page loads. */
export const networkDetails = {
  x: xDetails,
  instagram: instagramDetails,
  tiktok: tiktokDetails,
  youtube: youtubeDetails,
  linkedin: linkedinDetails,
  facebook: facebookDetails,
  threads: threadsDetails,
  bluesky: blueskyDetails,
  mastodon: mastodonDetails,
  pinterest: pinterestDetails,
} as const satisfies Record<NetworkId, NetworkDetails>

export function getShortName(id: NetworkId): string {
  const { name, shortName = name }: Network = networks[id]
  return shortName
}

type PartsById<List, Part extends PropertyKey> = {
  [Id in keyof List as Part extends keyof List[Id] ? Id : never]: Part extends keyof List[Id] ? List[Id][Part] : never
}

/** Collects one part of the networks that have it, such as the caption: of `firstIds` first, then in list order. */
export function collectParts<List extends typeof networks | typeof networkDetails, const Part extends string>(
  list: List,
  part: Part,
  firstIds: readonly (keyof PartsById<List, Part>)[] = [],
): PartsById<List, Part> {
  const ids = new Set([...firstIds, ...Object.keys(list)] as (keyof List)[])
  const entries = [...ids].flatMap((id) => {
    const network = list[id] as Readonly<Record<string, unknown>>
    return part in network ? [[id, network[part]]] : []
  })
  return Object.fromEntries(entries)
}
