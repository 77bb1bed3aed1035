import type { Verdict } from './checked-name'

const meanings: Record<Verdict, string> = {
  taken: 'A public account has this name.',
  'taken (private)': 'A private account has this name.',
  'no public account found':
    'It may be free, banned or held back. Try it in the app. “Less certain” means one of two sources didn’t answer.',
  'not usable': 'It breaks a spelling rule, or TikTok doesn’t allow it.',
  'could not check': 'TikTok gave no clear answer. That says nothing about the name.',
}

/** What each verdict means. */
export function VerdictLegend() {
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">What the answers mean</summary>
      <dl className="grid gap-3 border-line border-t p-4 text-sm">
        {Object.entries(meanings).map(([verdict, meaning]) => (
          <div key={verdict}>
            <dt className="font-semibold">{verdict}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
