import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'TikTok Username Checker',
  title: 'Free TikTok Username Checker – Up to 10 Names at Once',
  description:
    'Check up to ten TikTok usernames at once: taken, private, against the rules, or no public account found, with the reason for each. No sign-up.',
  summary: 'Up to ten names at once: taken, private, not usable, or no public account found.',
  card: 'Check up to ten usernames at once and see what TikTok shows for each.',
  keywords: ['handle', 'check username', 'username taken', 'name search', 'account name', '@ name', 'claim'],
  steps: [
    {
      title: 'Enter your names',
      text: 'Up to ten, separated by commas, spaces or lines. With or without @; profile links work too.',
    },
    {
      title: 'Watch the list fill',
      text: 'We ask TikTok about one name a second, so ten take ten to twenty seconds.',
    },
    {
      title: 'Read the reason',
      text: 'Each line says what TikTok answered. Taken? You get five similar names, and one tap adds them to the box.',
    },
    {
      title: 'Claim it in the app',
      text: 'Open Edit profile in TikTok and save the name. Only that proves it’s free.',
    },
  ],
  features: [
    {
      title: 'Five clear answers',
      text: '“Taken”, “taken (private)”, “no public account found”, “not usable” and “could not check”. A missing answer never counts as free.',
    },
    {
      title: 'The broken rule, named',
      text: 'Too long, a hyphen, a dot at the end: you see at once what’s wrong with a name.',
    },
    {
      title: 'Asked twice',
      text: 'First TikTok’s embed service, then the profile page. If only one answered, the result says “less certain”.',
    },
    {
      title: 'Similar names',
      text: 'With an underscore, a dot or a short word. They are marked as not checked until you check them.',
    },
    {
      title: 'A list to share',
      text: 'Copy the answers or save them as .csv. Stop halfway and you keep what’s there.',
    },
    {
      title: 'Instagram, YouTube and X',
      text: 'Tick one box to see if their rules allow the same name. It’s a spelling check; nobody is asked.',
    },
  ],
  faq: [
    {
      question: 'Why does it never say a name is free?',
      answer:
        'Because only TikTok knows. A name without a public account may be free, or banned, switched off or held back: TikTok’s answer is the same. Enter it in Edit profile in the app and you’ll know.',
    },
    {
      question: 'What about names of banned accounts?',
      answer:
        'They look like names nobody has ever used. Other checkers call them free and get many complaints, so our best answer is “no public account found”.',
    },
    {
      question: 'The account looks dead. Can I have the name?',
      answer:
        'Rarely. TikTok may reset a name after 180 days without use, but says that in most cases it can’t reassign one (inactive account policy, November 2026). Try a variation. If it’s your trademark, TikTok has a form.',
    },
    {
      question: 'How often can I change my username?',
      answer:
        'Once every 30 days, says TikTok’s support page (November 2026). Links to your old profile address stop working for you.',
    },
    {
      question: 'What makes a name “not usable”?',
      answer:
        'Mostly spelling. TikTok allows letters, digits, underscores and dots, but no dot at the end and, other checkers found, not digits alone. It publishes no length; 2 to 24 characters is what most sources say. Rarely, TikTok blocks a name itself.',
    },
    {
      question: 'What does “could not check” mean?',
      answer:
        'TikTok didn’t answer or turned us away. It says nothing about the name. Try again in a few minutes. If no name could be checked, it costs no use.',
    },
    {
      question: 'Do capital letters make a different name?',
      answer: 'No. DemoUser and demouser are the same on TikTok, so we check one of them.',
    },
    {
      question: 'Can the account’s owner see that I looked?',
      answer: 'No. Our server asks for the public page without an account, and TikTok doesn’t see your address.',
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
