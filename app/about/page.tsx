import { pageMetadata } from '@/app/page-metadata'
import { TextArticle } from '@/app/text-article'
import { about } from '@/content/pages/about'

export const metadata = pageMetadata(about)

export default function About() {
  return <TextArticle page={about} />
}
