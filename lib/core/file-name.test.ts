import { expect, test } from 'vitest'
import { buildTikTokFileName, toSafeFileName } from './file-name'

test.each([
  ['a plain title', 'My first bread', 'My first bread.mp4'],
  ['quotes', 'say "hi"', 'say hi.mp4'], // Row 103
  ['a line break', 'one\r\nSet-Cookie: x', 'one Set-Cookie x.mp4'], // Row 103
  ['steps up', '../../etc/passwd', 'etc passwd.mp4'], // Row 103
  ['steps up on Windows', '..\\..\\boot.ini', 'boot.ini.mp4'],
  ['a drive', 'C:\\x', 'C x.mp4'],
  ['emoji', 'bread 🍞', 'bread 🍞.mp4'],
  ['letters of other scripts', 'パン・хлеб', 'パン・хлеб.mp4'],
  ['letters in parts', 'cafe\u0301', 'caf\u00e9.mp4'],
  ['reversed writing', 'photo\u202egpj.exe', 'photogpj.exe.mp4'], // Rows 44, 103
  ['isolates and marks', 'a\u2066b\u2069c\u200fd', 'abcd.mp4'],
  ['invisible characters', 'a\u200bb\ufeffc\u00ad', 'abc.mp4'],
  ['half a character', 'a\ud800b', 'ab.mp4'],
  ['NUL and escape', 'a\u0000b\u001b[31m', 'a b [31m.mp4'],
  ['every character that Windows refuses', 'a<b>c:d"e/f\\g|h?i*j', 'a b c d e f g h i j.mp4'],
  ['dots in front', '...hidden', 'hidden.mp4'],
  ['dots and blanks at the end', 'name. . ', 'name.mp4'],
  ['a device', 'CON', '_CON.mp4'],
  ['a device with an extension', 'con.mp4', '_con.mp4.mp4'], // Row 103
  ['a printer', 'Lpt1', '_Lpt1.mp4'],
  ['a device in a raised digit', 'COM\u00b9', '_COM\u00b9.mp4'],
  ['only the start of a device', 'console', 'console.mp4'],
  ['nothing', '', 'file.mp4'],
  ['only what is dropped', ' ../.. ', 'file.mp4'],
])('%s', (_, text, name) => {
  expect(toSafeFileName(text, 'mp4')).toBe(name)
})

// Row 103
test.each([
  ['letters', 'a'.repeat(300), `${'a'.repeat(180)}.mp4`],
  ['emoji', '🍞'.repeat(300), `${'🍞'.repeat(45)}.mp4`],
])('300 %s are cut to what a file system takes, between characters', (_, text, name) => {
  expect(toSafeFileName(text, 'mp4')).toBe(name)
})

test.each([
  [{ handle: 'demo.user', id: '7300000000000000001', extension: 'mp4' }, 'tiktok_demo.user_7300000000000000001.mp4'],
  [{ handle: '', id: '73', extension: 'm4a' }, 'tiktok_73.m4a'],
  [{ handle: '.kyle.films', id: '73', suffix: 'cover', extension: 'jpg' }, 'tiktok_.kyle.films_73_cover.jpg'],
  [{ handle: 'a b/c', id: '73', suffix: '2 of 3', extension: 'webp' }, 'tiktok_a_b_c_73_2_of_3.webp'],
])('%j is %s', (of, name) => {
  expect(buildTikTokFileName(of)).toBe(name)
})
