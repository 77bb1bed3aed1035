import { pageMetadata } from '@/components/page/page-metadata'
import { TextArticle } from '@/components/page/text-article'
import { terms } from '@/content/pages/terms'

export const metadata = pageMetadata(terms)

export default function Terms() {
  return <TextArticle page={terms} />
}
