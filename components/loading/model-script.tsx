import { modelScript } from '@/lib/browser/head-scripts'

export function ModelScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant, allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: modelScript }} />
}
