import { buildPageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { aboutPage } from '@/content/pages/about'

export const metadata = buildPageMetadata(aboutPage)

export default function About() {
  return <TextArticle page={aboutPage} />
}
