export type TextPage = {
  path: `/${string}`
  heading: string
  title: string
  description: string
  /** Search terms beyond the description, separated by commas. */
  searchWords: string
  intro: string
  sections: readonly {
    heading: string
    paragraphs?: readonly string[]
    bullets?: readonly string[]
    links?: readonly { textBefore: string; label: string; href: string }[]
  }[]
  lastChangeDate?: string
}

export function buildMailLinks(textBefore: string, email: string | null) {
  return email === null ? [] : [{ textBefore, label: email, href: `mailto:${email}` }]
}
