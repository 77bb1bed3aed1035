export type TextPage = {
  path: `/${string}`
  heading: string
  title: string
  description: string
  intro: string
  sections: readonly {
    heading: string
    paragraphs?: readonly string[]
    list?: readonly string[]
    links?: readonly { textBefore: string; label: string; href: string }[]
  }[]
  lastChangeDate?: string
}
