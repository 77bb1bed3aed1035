import { modelScript } from '@/lib/browser/head-scripts'

export function ModelScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constant, allowed by its hash.
  return <script dangerouslySetInnerHTML={{ __html: modelScript }} />
}

/** Prefetches internal pages on hover. Constant, because the Content-Security-Policy contains its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
