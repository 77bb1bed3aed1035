import fc from 'fast-check'

const ID = '7300000000000000001'

/** Links from a visitor, or from a redirect, that must never be requested. */
export const rejectedLinks: readonly (readonly [what: string, text: string])[] = [
  ['an id of two digits', 'https://www.tiktok.com/@a/video/12'],
  ['an id and encoded dots', `https://www.tiktok.com/@a/video/${ID}%2e%2e`],
  ['an id of other digits', 'https://www.tiktok.com/@a/video/７３０００００００００００００００００１'],
  ['an id beyond 63 bits', 'https://www.tiktok.com/@a/video/9223372036854775808'],
  ['a path that climbs', 'https://www.tiktok.com/@a/video/../../x'],
  ['a name that ends in a dot', 'https://www.tiktok.com/@a./'],
  ['a longer host', `https://www.tiktok.com.evil.test/@a/video/${ID}`],
  ['a longer host without a scheme', `www.tiktok.com.evil.test/@a/video/${ID}`],
  ['a host that ends alike', `https://eviltiktok.com/@a/video/${ID}`],
  ['another top-level domain', `https://tiktok.co/@a/video/${ID}`],
  ['a user that looks like the host', `https://www.tiktok.com@evil.test/@a/video/${ID}`],
  ['a user and password', `https://user:pw@www.tiktok.com/@a/video/${ID}`],
  ['an encoded slash in the user', 'https://www.tiktok.com%2f@evil.example/'],
  ['a backslash in the host', `https://evil.test\\.tiktok.com/@a/video/${ID}`],
  ['a link in the query', `https://evil.test/?u=https://www.tiktok.com/@a/video/${ID}`],
  ['a second link', `https://evil.test/ https://www.tiktok.com/@a/video/${ID}`],
  ['a port', `https://www.tiktok.com:8443/@a/video/${ID}`],
  ['a dot after the host', `https://www.tiktok.com./@a/video/${ID}`],
  ['a Cyrillic letter', `https://www.tіktok.com/@a/video/${ID}`],
  ['punycode', `https://www.xn--tktok-6ve.com/@a/video/${ID}`],
  ['TikTok’s interface', `https://api.tiktok.com/@a/video/${ID}`],
  ['advertising', 'https://ads.tiktok.com/'],
  ['this machine', 'http://127.0.0.1/'],
  ['this machine, as a number', 'http://2130706433/'],
  ['this machine, in hexadecimal', 'http://0x7f.1/'],
  ['this machine, in circles', 'http://①②⑦.⓪.⓪.①/'],
  ['this machine, mapped', 'http://[::ffff:127.0.0.1]/'],
  ['this machine, by name', 'http://localhost/'],
  ['a cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['a cloud’s metadata, version 6', 'http://[fd00:ec2::254]/'],
  ['no address', 'http://[::]/'],
  ['a name made of an address', `https://www.tiktok.com.127.0.0.1.nip.io/@a/video/${ID}`],
  ['JavaScript', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a file', 'file:///etc/passwd'],
  ['no scheme but slashes', `//www.tiktok.com/@a/video/${ID}`],
  ['a short link that climbs', 'https://vm.tiktok.com/../@x'],
  ['a short link without a code', 'https://vm.tiktok.com/'],
  ['a code on the wrong host', 'https://www.tiktok.com/ZMabc123'],
  ['a code with a dot', 'https://vm.tiktok.com/ZMabc.123'],
  ['3,000 characters', `https://www.tiktok.com/@a/video/${ID}?x=${'y'.repeat(3_000)}`],
  ['nothing', ''],
  ['a word', 'hello'],
  ['NUL inside', `https://www.tiktok.com/@a/vid\u0000eo/${ID}`],
  ['a tab inside', `https://www.tik\ttok.com/@a/video/${ID}`],
]

/** Generates UTF-16 units, half of them ASCII. The `binary` unit of fast-check takes seconds to set up. */
export const anyText = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength })
    .map((units) => String.fromCharCode(...units))
