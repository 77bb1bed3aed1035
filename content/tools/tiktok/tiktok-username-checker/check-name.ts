import type { Ask } from './ask'
import { askOembed } from './ask-oembed'
import { askProfile } from './ask-profile'
import type { Finding } from './finding'

/**
 * One name by TikTok's two public sources: oEmbed, and the profile page where oEmbed knows no public account. `name` has
 * passed the spelling rules. Rejects only with the reason of an aborted run.
 */
export async function checkName(name: string, ask: Ask): Promise<Finding> {
  const embed = await askOembed(name, ask)
  if (embed.kind === 'public' || embed.kind === 'limited') return embed
  const page = await askProfile(name, ask)
  if (page.kind !== 'unclear') return page
  return embed.kind === 'none' ? { kind: 'absent', confirmed: false } : embed
}
