import type { ToolCopy } from '@/lib/tool/tool'

export const copy = {
  name: 'Giveaway Picker',
  title: 'Free Giveaway Picker – Fair Winners With Proof',
  description:
    'Pick giveaway winners and backups from pasted comments or names. Every draw has a seed and a hash, so anybody can repeat it. Free, in your browser.',
  summary: 'Winners from your comments or names, with a proof that anybody can check.',
  card: 'Draw winners from comments or names, with a proof that anybody can repeat.',
  keywords: [
    'giveaway',
    'winner',
    'random name picker',
    'comment picker',
    'raffle',
    'prize draw',
    'sweepstake',
    'contest',
    'instagram giveaway',
    'fair draw',
  ],
  steps: [
    {
      title: 'Put in your entries',
      text: 'Paste one comment or name per line, or open a .txt or .csv file. A line may begin with the @handle.',
    },
    {
      title: 'Set the rules',
      text: 'How many winners and backups, which hashtag, how many friends tagged, who is left out. You see at once who’s in.',
    },
    {
      title: 'Draw and publish the proof',
      text: 'Copy the winners, the proof and its link, or save the certificate. Followers can repeat the draw on this page.',
    },
  ],
  features: [
    {
      title: 'A draw that can be repeated',
      text: 'Seed, rule, time and the SHA-256 of your cleaned list. Same list and seed, same winners, here or in a script of your own.',
    },
    {
      title: 'No quiet second draw',
      text: 'A winner who doesn’t answer is replaced by the next backup. If you draw the same list again, the proof says which draw it is.',
    },
    {
      title: '100,000 entries',
      text: 'They’re drawn in the background, so the page never freezes. CSV exports with a username and a comment column just work.',
    },
    {
      title: 'One person, one place',
      text: '@Anna, anna and “Anna:” are the same person. Let every entry count if you like: nobody wins twice.',
    },
    {
      title: 'Names stay with you',
      text: 'The list is never uploaded. The proof link carries seed, rules and hash, but no names.',
    },
  ],
  faq: [
    {
      question: 'What exactly is the list’s SHA-256?',
      answer:
        'That of the cleaned list, which you can save: one name per line in small letters without @, once per chance, sorted by UTF-16 code units, as UTF-8 with line feeds between the lines.',
    },
    {
      question: 'How exactly are winners drawn?',
      answer:
        'For i = 0, 1, 2 … take the SHA-256 of postsmith-draw-1, seed, list hash and i, joined by line feeds. Its first six bytes are x. With n lines left, skip x from the largest multiple of n below 2^48 on; else line x mod n, counted from 0, wins and that person’s lines go.',
    },
    {
      question: 'Couldn’t you just draw until a friend wins?',
      answer:
        'With a random seed, anybody could, with any picker. To rule it out, publish the SHA-256 of the list before the draw and say what the seed will be, such as tomorrow’s lottery numbers. Then nobody has a choice left.',
    },
    {
      question: 'How do followers check a draw?',
      answer:
        'They open the proof link and paste the list: all entries, or the cleaned list if you publish it. They see the same winners, or “This is another list”.',
    },
    {
      question: 'Can it fetch my comments from Instagram or TikTok?',
      answer:
        'No. It never logs in anywhere. Use an export with one comment per line, or a CSV. Text selected in an app often breaks a comment over several lines, and each line would count.',
    },
    {
      question: 'What if a winner doesn’t answer?',
      answer:
        'Draw with backups and press “No answer”: the first backup takes the place and the proof names both. Without backups left, repeat the draw from its proof with a higher number of backups: the same seed gives the same people, then the next.',
    },
    {
      question: 'What do the networks ask for?',
      answer:
        'X asks for a rule that entering with several accounts disqualifies. Instagram wants official rules and a note that it doesn’t sponsor or run the giveaway, and no tagging of people in pictures they aren’t in. Your country’s law on prize draws comes on top.',
    },
    {
      question: 'What counts as a tagged friend?',
      answer: 'Each different @handle in the comment. Their own handle and repeats don’t count.',
    },
  ],
  sources: [
    {
      label: 'X: guidelines for promotions',
      url: 'https://help.x.com/en/rules-and-policies/x-contest-rules',
      checked: '2026-11',
    },
    {
      label: 'Gleam on Instagram’s promotion guidelines',
      url: 'https://gleam.io/blog/instagram-giveaway-rules',
      checked: '2026-11',
    },
  ],
} as const satisfies ToolCopy
