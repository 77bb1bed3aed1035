import { expect, test } from 'vitest'

const { getListenAddress } = await import(new URL('./listen-address.mjs', import.meta.url).href)

test.each([
  [{}, { port: 3000, host: '' }],
  [
    { PORT: '', HOST: '', TRUST_PROXY_HOPS: '' },
    { port: 3000, host: '' },
  ],
  [
    { PORT: '0', TRUST_PROXY_HOPS: '0' },
    { port: 0, host: '' },
  ],
  [{ TRUST_PROXY_HOPS: '1' }, { port: 3000, host: '127.0.0.1' }],
  [
    { PORT: '80', HOST: '0.0.0.0', TRUST_PROXY_HOPS: '1' },
    { port: 80, host: '0.0.0.0' },
  ],
  [{ HOST: '::1' }, { port: 3000, host: '::1' }],
  [{ HOST: 'localhost' }, { port: 3000, host: 'localhost' }],
])('%j listens at %j', (environment, expected) => {
  expect(getListenAddress(environment)).toEqual(expected)
})

test.each([
  [{ PORT: '99999' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ PORT: '8e3' }, 'PORT is not a whole number from 0 to 65535.'],
  [{ HOST: 'x86_64-conda-linux-gnu' }, 'HOST is not an address of this machine, such as 127.0.0.1 or 0.0.0.0.'],
  [{ HOST: '--inspect' }, 'HOST is not an address of this machine, such as 127.0.0.1 or 0.0.0.0.'],
])('%j is refused in words', (environment, message) => {
  expect(() => getListenAddress(environment)).toThrow(message)
})
