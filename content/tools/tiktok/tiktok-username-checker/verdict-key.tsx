import type { Verdict } from './checked-name'

const meanings: Record<Verdict, string> = {
  taken: 'TikTok shows an account with this name to everybody.',
  'taken (private)': 'An account has it and shows its posts to approved followers only.',
  'no public account found':
    'TikTok shows nobody under it. Try it in the app: the name may be free, banned or held back. “Less certain” means that one of two sources did not answer.',
  'not usable': 'It breaks a spelling rule, or TikTok reports it as withheld.',
  'could not check': 'No clear answer came. This says nothing about the name.',
}

/** What each verdict means. */
export function VerdictKey() {
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">What the verdicts mean</summary>
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
