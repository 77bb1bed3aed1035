import { modelScript } from '@/lib/browser/model-state'

/** Has the page say whether this site has a model that writes. */
export function ModelScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant, allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: modelScript }} />
}
