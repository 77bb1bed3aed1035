import type { Account, CheckedName, Verdict } from './checked-name'

export function describeFinding(finding: Finding): Pick<CheckedName, 'verdict' | 'lowCertainty' | 'note' | 'account'> {
  const [verdict, note] = judge(finding)
  const account = finding.kind === 'public' || finding.kind === 'private' ? finding.account : null
  return { verdict, lowCertainty: finding.kind === 'absent' && !finding.isConfirmed, note, account }
}

export const notCheckedNotes = {
  limited: 'TikTok asked us to slow down, so we stopped before this name. Try again in a few minutes.',
  silent: 'TikTok didn’t give clear answers, so we stopped. Try again in a few minutes.',
  blocked: 'This name can’t be checked here.',
} as const

function judge(finding: Finding): [verdict: Verdict, note: string] {
  switch (finding.kind) {
    case 'public':
      return ['taken', 'A public account has this name.']
    case 'private':
      return ['taken (private)', 'A private account has this name.']
    case 'absent':
      return [
        'no public account found',
        finding.isConfirmed
          ? 'TikTok shows no account with this name. It may be unclaimed, banned or reserved. Only TikTok’s app can tell, so try it there.'
          : 'TikTok’s embed service finds no public account with this name, but the profile page didn’t answer. A private or banned account may have it. Check in the app.',
      ]
    case 'withheld':
      return [
        'not usable',
        finding.reason === 'age'
          ? 'An account has this name, but TikTok doesn’t show it to the public.'
          : 'TikTok says this name isn’t allowed.',
      ]
    case 'elsewhere':
      return [
        'could not check',
        `TikTok answered with another account, @${finding.handle}, which may have used this name before. Check in the app.`,
      ]
    case 'unclear':
      return [
        'could not check',
        'TikTok didn’t give a clear answer. Open the profile yourself, or try again in a few minutes.',
      ]
    case 'limited':
      return ['could not check', 'TikTok asked us to slow down while we checked this name. Try again in a few minutes.']
  }
}

export type Finding =
  | { kind: 'public'; account: Account }
  | { kind: 'private'; account: Account }
  /** `isConfirmed` by the profile page; otherwise only oEmbed reports no public account. */
  | { kind: 'absent'; isConfirmed: boolean }
  /** An account under 13, or a name that TikTok blocks. */
  | { kind: 'withheld'; reason: 'age' | 'name' }
  /** Another account has this name, as after a rename. */
  | { kind: 'elsewhere'; handle: string }
  | { kind: 'unclear' }
  | { kind: 'limited' }
