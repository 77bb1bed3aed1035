import type { ToolCopy } from '@/lib/tool/identity'

export const copy = {
  name: 'TikTok Username Checker',
  title: 'TikTok Username Checker: Up to 10 Names at Once',
  description:
    'Check up to ten TikTok usernames at once: which are taken, which are private, which break a rule and which show no public account, with the reason for each.',
  summary: 'Up to ten names at once: taken, private, not usable, or no public account found.',
  card: 'Check up to ten usernames at once and see what TikTok shows for each of them.',
  keywords: ['handle', 'check username', 'username taken', 'name search', 'account name', '@ name', 'claim'],
  steps: [
    {
      title: 'Enter your candidates',
      text: 'Up to ten names, apart by commas, spaces or lines. The @ may stay, and a pasted profile link counts as the name in it. Doubles are checked once.',
    },
    {
      title: 'Watch the list fill',
      text: 'Spelling is judged first. Names that pass are then looked up on TikTok, one request a second, so ten of them take ten to twenty seconds.',
    },
    {
      title: 'Read the reason, not just the verdict',
      text: 'Each line says what TikTok answered. Where a name is taken you also get five spellings close to it, and one click puts those into the box.',
    },
    {
      title: 'Claim it in the app',
      text: 'Open Edit profile in TikTok and save the name that shows no account. That last step is the only proof, and it is yours to make.',
    },
  ],
  features: [
    {
      title: 'Five verdicts with a meaning',
      text: '“taken”, “taken (private)”, “no public account found”, “not usable” and “could not check” are kept apart. A blocked page never counts as a missing account.',
    },
    {
      title: 'The broken rule is named',
      text: 'Too long, a hyphen, a full stop at the end: a name that TikTok’s rules refuse is told so at once, without a request to anybody.',
    },
    {
      title: 'Two sources, one answer',
      text: 'First TikTok’s official embed service, then the profile page for names that the first does not know. If only one of them answered, the result says “less certain”.',
    },
    {
      title: 'Similar names at hand',
      text: 'Underscore, full stop, a short word before or after: variants that keep the spelling rules. They are marked as not checked until you check them.',
    },
    {
      title: 'A list to take along',
      text: 'Copy the verdicts or save them as .csv, for example to decide on a name together with others. Stop halfway, and what has arrived stays.',
    },
    {
      title: 'Spelling on three more networks',
      text: 'Tick one box to see whether Instagram, YouTube and X would take the same letters. That compares rules in your browser; nobody there is asked.',
    },
  ],
  faq: [
    {
      question: 'Why does it never say that a name is free?',
      answer:
        'Because nobody outside TikTok can know. A name without a visible account may be free, but it may also belong to a banned account, to one that its owner has switched off, or to nobody because TikTok holds it back. TikTok’s own answer is the same in these cases. Enter the name under Edit profile in the app: it tells you on the spot.',
    },
    {
      question: 'What happens with names of banned accounts?',
      answer:
        'They look exactly like names that nobody has ever used: TikTok’s page says that it could not find the account. Other checkers have a long list of complaints about this. It is one more reason why our best case reads “no public account found”.',
    },
    {
      question: 'A name is taken but the account looks dead. Can I have it?',
      answer:
        'Seldom. TikTok may reset a username after 180 days without use, but it does not show from outside which accounts are inactive, and it says that it cannot reassign a name in most cases (its inactive account policy, read in November 2026). It suggests a variation with a number, an underscore or an abbreviation. If the name is your trademark, TikTok has a form for that.',
    },
    {
      question: 'How long do I have to wait before changing my name again?',
      answer:
        'Thirty days: TikTok’s support page allows one change in that time (read in November 2026). So check your list before you save, because a name taken in haste stays for a month. Links to your old profile address stop leading to you.',
    },
    {
      question: 'What makes a username “not usable”?',
      answer:
        'Mostly its spelling. TikTok allows letters, digits, underscores and full stops, with no full stop at the end. It publishes no length; 2 to 24 characters is what most sources agree on, and a few speak of 30. A name of digits alone is refused as well, as other public checkers have found. Rarely TikTok itself reports that a name is blocked.',
    },
    {
      question: 'What does “could not check” mean?',
      answer:
        'TikTok did not answer, asked for proof of a browser, or asked us to slow down. It says nothing about the name. We do not try to get around such a wall; wait a few minutes and check those names again. If no name at all could be checked, the run does not count as a use.',
    },
    {
      question: 'Do capital letters make a different name?',
      answer:
        'No. TikTok treats DemoUser and demouser as the same username, so the list shows every name in small letters and checks it once.',
    },
    {
      question: 'Does the owner of an account notice that I looked?',
      answer:
        'No. Our server asks TikTok for the public page without any account, so no profile visit is recorded for yours, and TikTok does not see your address.',
    },
  ],
  sources: [
    {
      label: 'TikTok: rules and waiting time for usernames',
      url: 'https://support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
      checked: '2026-11',
    },
    {
      label: 'TikTok: inactive account policy',
      url: 'https://support.tiktok.com/en/safety-hc/account-and-user-safety/inactive-account-policy',
      checked: '2026-11',
    },
    {
      label: 'TikTok for developers: embedding creator profiles',
      url: 'https://developers.tiktok.com/doc/embed-creator-profiles',
      checked: '2026-11',
    },
    {
      label: 'Sherlock: how a missing TikTok account is recognised',
      url: 'https://github.com/sherlock-project/sherlock/blob/master/sherlock_project/resources/data.json',
      checked: '2026-11',
    },
    {
      label: 'Complaints that checkers call banned names free',
      url: 'https://github.com/useragents/Proxyless-TikTok-Username-Checker/issues',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
