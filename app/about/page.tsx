import { TextArticle } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { aboutPage } from '@/content/pages/about'

export const metadata = buildPageMetadata(aboutPage)

export default function About() {
  return <TextArticle page={aboutPage} />
}
