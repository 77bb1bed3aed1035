import { expect, test } from 'vitest'
import { parseTikTokLink } from './link'
import { rebuiltUrl } from './rebuilt-url'

const ID = '7300000000000000001'
const video = (username?: string) => ({ kind: 'video', id: ID, ...(username && { username }) })
const short = (site: string, code: string) => ({ kind: 'short', site, code })

test.each<[string, string?]>([
  [`https://www.tiktok.com/@scout.2015/video/${ID}`, 'scout.2015'],
  [`https://www.tiktok.com/@scout.2015/video/${ID}?is_from_webapp=1&sender_device=pc#x`, 'scout.2015'],
  [`https://www.tiktok.com/@scout.2015/video/${ID}/`, 'scout.2015'],
  [`http://tiktok.com/@a_b/video/${ID}`, 'a_b'],
  [`tiktok.com/@a/video/${ID}`, 'a'],
  [`www.tiktok.com/@a/video/${ID}`, 'a'],
  [`HTTPS://WWW.TIKTOK.COM/@a/video/${ID}`, 'a'],
  [`https:www.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://m.tiktok.com/v/${ID}.html?u_code=x`],
  [`https://www.tiktok.com/v/${ID}`],
  [`https://www.tiktok.com/embed/${ID}`],
  [`https://www.tiktok.com/embed/v2/${ID}?lang=en-US`],
  [`https://www.tiktok.com/embed/video/${ID}`],
  [`https://www.tiktok.com/player/v1/${ID}?music_info=1`],
  [`https://www.tiktok.com/share/video/${ID}/`],
  [`https://www.tiktokv.com/share/video/${ID}/`],
  [`https://m.tiktok.com/i18n/share/video/${ID}`],
  [`https://lite.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://t.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@/video/${ID}`],
  [`https://www.tiktok.com/@_/video/${ID}`],
  [`https://www.tiktok.com/en/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/de-DE/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/%40a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@.kyle.films/video/${ID}`, '.kyle.films'],
  [`https://www.tiktok.com:443/@a/video/${ID}`, 'a'],
  [`https://www.tiktok。com/@a/video/${ID}`, 'a'],
  [`https://www.tik\u00adtok.com/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@a/video/${ID}?x=<script>`, 'a'],
  [`\u200bhttps://www.tiktok.com/@a/video/\u200d${ID}\ufeff\n`, 'a'],
  [`Look (https://www.tiktok.com/@a/video/${ID}).`, 'a'],
  [`看这个https://www.tiktok.com/@a/video/${ID}`, 'a'],
  [`Seen at tiktok.com/@a/video/${ID}, wow`, 'a'],
  [`“https://www.tiktok.com/@a/video/${ID}”`, 'a'],
  [
    `https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40a%2Fvideo%2F${ID}&lang=en`,
    'a',
  ],
])('%s is the video', (text, username) => {
  expect(parseTikTokLink(text)).toEqual(video(username))
})

test.each([`https://www.tiktok.com/@a/photo/${ID}?_r=1&_t=ZS-1`, `https://www.tiktok.com/en/@a/photo/${ID}`])(
  '%s is the photo post',
  (text) => {
    expect(parseTikTokLink(text)).toEqual({ kind: 'photo', id: ID, username: 'a' })
  },
)

test.each([
  ['https://vm.tiktok.com/ZMabc123/', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
  ['https://vt.tiktok.com/ZSe4FqkKd', 'vt', 'ZSe4FqkKd', 'https://vt.tiktok.com/ZSe4FqkKd'],
  ['https://www.tiktok.com/t/ZTRC5xgJp/', 'www', 'ZTRC5xgJp', 'https://www.tiktok.com/t/ZTRC5xgJp'],
  ['https://tiktok.com/t/ZTRC5xgJp', 'www', 'ZTRC5xgJp', 'https://www.tiktok.com/t/ZTRC5xgJp'],
  [
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP/',
    'lite',
    'ZS9AJY6f4n6Sw-GQnDP',
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP',
  ],
  ['https://m.tiktok.com/v/ZMabc123', 'www', 'ZMabc123', 'https://www.tiktok.com/t/ZMabc123'],
  ['https://t.tiktok.com/ZMabc123', 'vt', 'ZMabc123', 'https://vt.tiktok.com/ZMabc123'],
  [
    'Check this! https://vm.tiktok.com/ZMabc123/ (via TikTok)',
    'vm',
    'ZMabc123',
    'https://vm.tiktok.com/ZMabc123',
  ],
  ['Check this!\nvm.tiktok.com/ZMabc123', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
])('%s is a short link', (text, site, code, address) => {
  const link = parseTikTokLink(text)
  expect(link).toEqual(short(site, code))
  expect(link && rebuiltUrl(link)).toBe(address)
})

test.each([
  'https://www.tiktok.com/@a',
  'https://www.tiktok.com/@a?lang=en',
  'tiktok.com/@a/',
  'https://www.tiktok.com/%40a',
])('%s is a profile', (text) => {
  expect(parseTikTokLink(text)).toEqual({ kind: 'profile', username: 'a' })
})

test.each([
  ['https://www.tiktok.com/@a/live', 'live'],
  ['https://www.tiktok.com/music/x-6912345678901234567', 'music'],
  ['https://www.tiktok.com/tag/x', 'tag'],
  ['https://www.tiktok.com/@a/collection/x-7312345678901234567', 'collection'],
  ['https://www.tiktok.com/@a/playlist/x-7312345678901234567', 'playlist'],
  ['https://www.tiktok.com/sticker/x-1', 'sticker'],
  ['https://www.tiktok.com/?_r=1', 'home'],
  ['https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fevil.test%2F', 'login'],
  ['https://www.tiktok.com/in/about', 'region'],
  ['https://www.tiktok.com/hk/notfound', 'region'],
])('%s is TikTok’s, but no post', (text, what) => {
  expect(parseTikTokLink(text)).toEqual({ kind: 'other', what })
})

test.each([
  ['an id of two digits', 'https://www.tiktok.com/@a/video/12'],
  ['an id of letters', 'https://www.tiktok.com/@a/video/abc'],
  ['an id and encoded dots', `https://www.tiktok.com/@a/video/${ID}%2e%2e`],
  ['an id of other digits', 'https://www.tiktok.com/@a/video/７３０００００００００００００００００１'],
  ['an id beyond 63 bits', 'https://www.tiktok.com/@a/video/9223372036854775808'],
  ['a path that climbs', 'https://www.tiktok.com/@a/video/../../x'],
  ['a path below the post', `https://www.tiktok.com/@a/video/${ID}/likes`],
  ['a name that ends in a dot', 'https://www.tiktok.com/@a./'],
  ['a longer host', `https://www.tiktok.com.evil.test/@a/video/${ID}`],
  ['a longer host without www', `https://tiktok.com.evil.test/@a/video/${ID}`],
  ['a longer host without a scheme', `www.tiktok.com.evil.test/@a/video/${ID}`],
  ['a host that ends alike', `https://eviltiktok.com/@a/video/${ID}`],
  ['another top-level domain', `https://tiktok.co/@a/video/${ID}`],
  ['a host with a dash', `https://tiktok.com-evil.test/@a/video/${ID}`],
  ['a user that looks like the host', `https://www.tiktok.com@evil.test/@a/video/${ID}`],
  ['a user and password', `https://user:pw@www.tiktok.com/@a/video/${ID}`],
  ['a user before an address', 'https://tiktok.com@169.254.169.254/'],
  ['an encoded slash in the user', 'https://www.tiktok.com%2f@evil.example/'],
  ['a backslash', 'https://tiktok.com\\@evil.test/x'],
  ['a backslash in the host', `https://evil.test\\.tiktok.com/@a/video/${ID}`],
  ['a backslash in the path', `https://www.tiktok.com\\@a/video/${ID}`],
  ['a link in the query', `https://evil.test/?u=https://www.tiktok.com/@a/video/${ID}`],
  ['a link in the fragment', 'https://evil.test/#https://vm.tiktok.com/ZM12345'],
  ['a link in the query of a bare host', `evil.test/?u=https://www.tiktok.com/@a/video/${ID}`],
  ['a second link', `https://evil.test/ https://www.tiktok.com/@a/video/${ID}`],
  ['a port', `https://www.tiktok.com:8443/@a/video/${ID}`],
  ['the port of SSH', 'https://www.tiktok.com:22/@a'],
  ['a dot after the host', `https://www.tiktok.com./@a/video/${ID}`],
  ['a Cyrillic letter', `https://www.tіktok.com/@a/video/${ID}`],
  ['a dotless i', `https://www.tıktok.com/@a/video/${ID}`],
  ['punycode', `https://www.xn--tktok-6ve.com/@a/video/${ID}`],
  ['TikTok’s interface', `https://api.tiktok.com/@a/video/${ID}`],
  ['a video server', 'https://v16-webapp-prime.tiktok.com/video/tos/x'],
  ['advertising', 'https://ads.tiktok.com/'],
  ['this machine', 'http://127.0.0.1/'],
  ['this machine, shorter', 'http://127.1/'],
  ['this machine, as a number', 'http://2130706433/'],
  ['this machine, in hexadecimal', 'http://0x7f.1/'],
  ['this machine, in octal', 'http://0177.0.0.1/'],
  ['this machine, in circles', 'http://①②⑦.⓪.⓪.①/'],
  ['this machine, mapped', 'http://[::ffff:127.0.0.1]/'],
  ['this machine, by name', 'http://localhost/'],
  ['a cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['a cloud’s metadata, mapped', 'http://[::ffff:169.254.169.254]/'],
  ['a cloud’s metadata, version 6', 'http://[fd00:ec2::254]/'],
  ['no address', 'http://[::]/'],
  ['the number nought', 'http://0/'],
  ['a name made of an address', `https://www.tiktok.com.127.0.0.1.nip.io/@a/video/${ID}`],
  ['JavaScript', 'javascript:alert(1)'],
  ['JavaScript around a link', `javascript:alert(1)//https://www.tiktok.com/@a/video/${ID}`],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['FTP', `ftp://www.tiktok.com/@a/video/${ID}`],
  ['no scheme but slashes', `//www.tiktok.com/@a/video/${ID}`],
  ['slashes to metadata', '//169.254.169.254/x'],
  ['a short link that climbs', 'https://vm.tiktok.com/../@x'],
  ['a short link without a code', 'https://vm.tiktok.com/'],
  ['a code on the wrong host', 'https://www.tiktok.com/ZMabc123'],
  ['a code that is too short', 'https://vm.tiktok.com/ZM1'],
  ['a code with a dot', 'https://vm.tiktok.com/ZMabc.123'],
  ['3,000 characters', `https://www.tiktok.com/@a/video/${ID}?x=${'y'.repeat(3_000)}`],
  ['nothing', ''],
  ['spaces', ' \u200b\n '],
  ['a word', 'hello'],
  ['NUL inside', `https://www.tiktok.com/@a/vid\u0000eo/${ID}`],
  ['a newline inside', `https://www.tiktok.com/@a/vid\neo/${ID}`],
  ['a tab inside', `https://www.tik\ttok.com/@a/video/${ID}`],
])('%s is refused', (_, text) => {
  expect(parseTikTokLink(text)).toBeNull()
})

test.each([
  [`https://www.tiktok.com/@a/video/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/@a/photo/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/v/${ID}`, `https://www.tiktok.com/@_/video/${ID}`],
  ['https://m.tiktok.com/@a?lang=en', 'https://www.tiktok.com/@a'],
  ['https://www.tiktok.com/tag/x', null],
])('%s is asked for at %s', (text, address) => {
  const link = parseTikTokLink(text)
  expect(link && rebuiltUrl(link)).toBe(address)
})
