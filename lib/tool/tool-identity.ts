export type PlatformId = 'tiktok' | 'instagram' | 'youtube' | 'twitter'

export type GroupId = PlatformId | 'image' | 'text'

/** What every tool has, whatever it does. Everything that lists tools derives from this. */
export type ToolIdentity<Type extends string> = {
  /** The specification's tool type identifier: the tool's identity, never derived from path or title. */
  type: Type
  path: `/${string}`
  /** Name of a lucide icon that `components/ui/tool-icon.tsx` knows. */
  icon: string
  copy: ToolCopy
  /** Types of four tools shown under "Related tools". */
  relatedToolTypes: readonly string[]
}

/** Everything a visitor reads on the tool's page, cards and search results. */
export type ToolCopy = {
  /** The tool's name: heading, cards, search. */
  name: string
  /** `<title>`, at most 60 characters. */
  title: string
  /** Meta description, 70 to 160 characters. */
  description: string
  /** Below the heading, at most 110 characters, so that the input stays on a phone's first screen. */
  summary: string
  /** On cards and in search, at most 90 characters. */
  card: string
  /** Further words that a visitor may search for. */
  keywords: readonly string[]
  /** At least three. */
  steps: readonly { title: string; text: string }[]
  /** At least four. */
  features: readonly { title: string; text: string }[]
  /** At least five. */
  faq: readonly { question: string; answer: string }[]
  /** Titles of the page's sections, where they are not made of the tool's name. */
  sections?: { steps?: string; stepsLead?: string; features?: string }
  /** Where the page's facts about platforms come from. */
  sources: readonly { label: string; url: string; checked: `${number}-${number}` }[]
}

/** What a list of tools shows of one. */
export type ListedTool = Pick<ToolIdentity<string>, 'type' | 'path' | 'icon' | 'copy'> & { group: GroupId }
