import { presets as utmPresets } from '@/content/tools/text/utm-link-builder/presets'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { spellNumber } from '@/lib/core/format/format-number'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { imageNetworks } from '@/lib/platforms/images/presets'
import { collectParts, networkDetails, networks } from '@/lib/platforms/networks'

const spellCount = (record: object, excludedCount = 0) => spellNumber(Object.keys(record).length - excludedCount)

const networkCounts = {
  networkCount: spellCount(networks),
  imageNetworkCount: spellCount(imageNetworks),
  shortenerNetworkCount: spellCount(collectParts(networkDetails, 'shortenTargets')),
  threadNetworkCount: spellCount(collectParts(networks, 'threadFields')),
  // The description names three places before this number.
  otherUtmPlaceCount: spellCount(utmPresets, 3),
}

const values: Readonly<Record<string, string | number>> = {
  usesPerDay: MAX_USES_PER_DAY,
  ...networkCounts,
  // For the start of a sentence, and titles.
  NetworkCount: capitalizeFirst(networkCounts.networkCount),
  ImageNetworkCount: capitalizeFirst(networkCounts.imageNetworkCount),
  // Newsletter and print are not networks.
  UtmNetworkCount: capitalizeFirst(spellCount(utmPresets, 2)),
}

/** Returns the value of `{{name}}` in a `copy.md`. Throws for an unknown name, which stops the build. */
export function getCopyValue(name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`copy.md: there is no value named ${name}`)
  return value
}
