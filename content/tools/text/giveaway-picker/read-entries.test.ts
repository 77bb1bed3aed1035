import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { toPersonKey } from './entries'
import { readEntries } from './read-entries'

type Layout = Parameters<typeof readEntries>[1]
/** Returns each entry as `key | comment`, or the question. */
const read = (text: string, layout: Layout = 'auto') => {
  const list = readEntries(text, layout, false)
  return 'question' in list
    ? list.question
    : list.entries.map(({ name, comment }) => `${toPersonKey(name)} | ${comment.trim()}`)
}

describe('a copied page', () => {
  /** Layouts of a copied comment on these pages. */
  const pages: Record<string, (name: string, comment: string, count: number) => string> = {
    'Instagram, old': (name, comment, count) =>
      `${name}\n${comment}\n${count}d${count} likesReply\nView replies (${count})\n`,
    'Instagram, new': (name, comment, count) =>
      `${name}\n \n${count}w\n${comment}\n${count} likes\nReply\nSee translation`,
    'Instagram, inline': (name, comment, count) => `${name} ${comment}\n${count}h 1 like Reply`,
    'Instagram, time beside the name': (name, comment, count) => `${name} ${count}h\n${comment}\nReply`,
    'Instagram, German': (name, comment, count) =>
      `${name}\n${comment}\n${count} Tg.Gefällt ${count} MalAntworten\nAntworten ansehen (${count})`,
    'Instagram, Spanish': (name, comment, count) =>
      `${name}\n${comment}\n${count} d${count} Me gustaResponder\nVer respuestas (${count})`,
    YouTube: (name, comment, count) =>
      `@${name}\n${count} days ago (edited)\n${comment}\n${count}\nReply\n${count} replies`,
    'YouTube, Italian': (name, comment, count) =>
      `@${name}\n${count} mesi fa (modificato)\n${comment}\n${count}\nRispondi`,
    'YouTube, dots': (name, comment, count) => `@${name} • ${count} months ago\n${comment}\nRead more\nReply`,
    TikTok: (name, comment, count) => `${name}\n${comment}\n${count}d ago\nReply\n${count}\nView ${count} replies`,
    'TikTok, dates': (name, comment, count) =>
      `${name}\n· Creator\n${comment}\n${count}-28Reply\n${count}\nView more replies`,
    Facebook: (name, comment, count) => `${name}\nTop fan\n${comment}\n${count}d\nLike\nReply\n${count}`,
  }
  const names = fc.stringMatching(/^[a-z]{3,8}[._]?[a-z0-9]{1,4}$/)
  const comments = fc
    .array(
      fc.constantFrom(
        'Yes please!',
        '@ben_h',
        'in!',
        '#breadwin',
        'I like it',
        'reply to me',
        '🍞',
        '12 loaves',
        'sí',
        'ago',
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => parts.join(' '))
  const people = fc.array(fc.tuple(names, comments, fc.integer({ min: 1, max: 12 })), { minLength: 2, maxLength: 8 })

  test.each(Object.entries(pages))('%s: eight generated pages give each person and comment', (_, format) => {
    for (const page of fc.sample(people, { seed: 32, numRuns: 8 })) {
      const text = page.map(([name, comment, count]) => format(name, comment, count)).join('\n')
      expect(read(text)).toEqual(page.map(([name, comment]) => `${name} | ${comment}`))
    }
  })

  test.each([
    [
      'the lines of the bug report',
      'anna.bakes\nYes please! @ben_h\n2d1 likeReply\nView replies (2)\n\nben_h\nin! @carla\n1dReply\n\nanna.bakes\none more @dora\n1d3 likesReply',
      ['anna.bakes | Yes please! @ben_h', 'ben_h | in! @carla', 'anna.bakes | one more @dora'],
    ],
    ['a heading', '12 Comments\nSort by\n@ann\n2 days ago\nhi\nReply', ['ann | hi']],
    ['a number as the comment', '@ann\n2 days ago\n42\nReply\n@ben\n1 day ago\n7\n3\nReply', ['ann | 42', 'ben | 7']],
    ['a comment of two lines', 'ann\none\ntwo\n2dReply\nben\nin\n1dReply', ['ann | one two', 'ben | in']],
    ['a picture of the person', 'ann’s profile picture\nann\n2d\nhi\nReply', ['ann | hi']],
  ])('reads %s', (_, text, entries) => {
    expect(read(text)).toEqual(entries)
  })

  test('is asked about if it only has times, and read either way', () => {
    const text = 'ann\nhi\n2d\nben\nin\n1d'
    const question = { reason: 'page', columns: [] }
    expect(read(text)).toEqual(question)
    expect(read(text, 'page')).toEqual(['ann | hi', 'ben | in'])
    expect(read('ann\n2d\nhi\nben\n1d\nin', 'page')).toEqual(['ann | hi', 'ben | in'])
    expect(read(text, 'lines')).toHaveLength(6)
    expect(read('Ann B\n@ann\n·\nNov 12\nhi\n1\n15\nBen C\n@ben\n·\nMay 3, 2025\nin')).toEqual(question)
  })
})

test.each([
  ['username,comment\n@anna,"Hi, ""you""\nall @ben"\nben,ok', ['anna | Hi, "you" all @ben', 'ben | ok']],
  ['Date;Author;Text\n1 May;Anna;me; too\n', ['anna | me']],
  ['Name,Username,Comment\nAnna,@anna_1,hi\nAnna,@anna_2,me', ['anna_1 | hi', 'anna_2 | me']],
  ['id\townerUsername\ttext\n1\tann\thi\n2\t@Ann:\tyo', ['ann | hi', 'ann | yo']],
  ['authorDisplayName,textDisplay,likeCount\n@ann,hi,3', ['ann | hi']],
  ['Comment author;Comment\nann;hi', ['ann | hi']],
  ['Benutzername;Kommentar\nann;hi', ['ann | hi']],
  ['username,comment\n,of a deleted account\nben,ok', ['ben | ok']],
  ['anna,1\nben,2', ['anna | 1', 'ben | 2']],
  ['1\t@anna\thi\n2\t@ben\tyo', ['anna | 1 hi', 'ben | 2 yo']],
  ['Carla Lopez\thi\nBen Hill\tyo', ['carla lopez | hi', 'ben hill | yo']],
  ['comment\n@anna hi\n', ['anna | hi']],
  ['Email\nanna@x.com', ['anna@x.com | anna@x.com']],
  [
    'Email Address,First Name,Last Name,Comment\na@x.com,Anna,Smith,hi\nb@x.com,Anna,Jones,yo',
    ['anna smith | hi', 'anna jones | yo'],
  ],
  ['Nombre;Apellidos;Comentario\nAna;Ruiz;hola', ['ana ruiz | hola']],
  ['Full name,Last name,Comment\nAnna Smith,Smith,hi', ['anna smith | hi']],
  ['What is your name?,Your Instagram handle?,Comment\nAnna,@anna.poe,hi', ['anna.poe | hi']],
  ['Timestamp,Your name,Your TikTok username\n11/2/2026 9:15,Mia,@mia.m', ['mia.m | 11/2/2026 9:15 Mia']],
  ['Date,Name,YouTube handle\n1 May,Mia,@mia-m', ['mia-m | 1 May Mia']],
  ['Username\nann\nben', ['ann | ann', 'ben | ben']],
  ['anna,"never closed\nben,in', ['anna | "never closed', 'ben | in']],
])('reads the table %j', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test.each([
  ['@anna wow, ok\n@ben cool, me', ['anna | wow, ok', 'ben | cool, me']],
  ['anna\nUsername', ['anna | anna', 'username | Username']],
  ['I like it\nReply to me', ['i like it | I like it', 'reply to me | Reply to me']],
  ['12\n7-8', ['12 | 12', '7-8 | 7-8']],
  ['Mia, @leo;Zoe Hill', ['mia | Mia', 'leo | ', 'zoe hill | Zoe Hill']],
  ['日本\tcomment\nben', ['日本 | comment', 'ben | ben']],
])('reads the lines %j', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test.each([
  ['Lopez, Carla\nHill, Ben', ['Lopez, Hill', 'Carla, Ben']],
  ['Date;Comment\n1 May;hi', ['Date, 1 May', 'Comment, hi']],
  ['1\tann\n2\tben', ['1, 2', 'ann, ben']],
])('asks for the column of %j', (text, columns) => {
  expect(read(text)).toEqual({ reason: 'table', columns })
})

test('takes the column that the visitor chose, and finds it again in another table', () => {
  expect(read('1\tann\n2\tben', 'column2')).toEqual(['ann | 1', 'ben | 2'])
  expect(read('Date;Comment\n1 May;@ann hi', 'column2')).toEqual(['ann | hi'])
  expect(read('ann\nben', 'column2')).toEqual(['ann | ann', 'ben | ben'])
})

test('reads pages and tables in linear time', async () => {
  const page = (count: number) => read('ann\nhi there, 5 d and more\n2d1 likeReply\nView replies (2)\n'.repeat(count))
  const table = (count: number) => read(`username,comment\n${'ann,"hi, ""you"""\n'.repeat(count)}`)
  expect(await measureGrowth(page, 500)).toBeLessThan(MAX_GROWTH)
  expect(await measureGrowth(table, 1_000)).toBeLessThan(MAX_GROWTH)
})
