import { modelScript } from '@/lib/browser/model-state'

export function ModelScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is constant, and the policy has its hash.
  return <script dangerouslySetInnerHTML={{ __html: modelScript }} />
}

/**
 * Prefetches internal pages on hover. The rules are constant, because the Content-Security-Policy contains their hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
