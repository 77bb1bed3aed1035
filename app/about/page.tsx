import { pageMetadata } from '@/components/page/page-metadata'
import { TextArticle } from '@/components/page/text-article'
import { about } from '@/content/pages/about'

export const metadata = pageMetadata(about)

export default function About() {
  return <TextArticle page={about} />
}
