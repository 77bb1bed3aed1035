import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { about } from '@/content/pages/about'

export const metadata = buildPageMetadata(about)

export default function About() {
  return <TextArticle page={about} />
}
