import { isIP } from 'node:net'

const MAX_PORT = 65_535

/** Behind a trusted proxy the default is 127.0.0.1: a client that bypasses it could forge X-Forwarded-For. */
export function getListenAddress({ PORT, HOST, TRUST_PROXY_HOPS }) {
  const port = PORT?.trim() || '3000'
  const host = HOST?.trim() || (Number(TRUST_PROXY_HOPS || 0) > 0 ? '127.0.0.1' : '')
  if (!/^\d+$/.test(port) || Number(port) > MAX_PORT) throw new Error('PORT is not a whole number from 0 to 65535.')
  if (host !== '' && host !== 'localhost' && isIP(host) === 0)
    throw new Error('HOST is not an address of this machine, such as 127.0.0.1 or 0.0.0.0.')
  return { port: Number(port), host }
}

export function getListenAddressOrExit() {
  try {
    return getListenAddress(process.env)
  } catch (error) {
    console.error(`Postsmith cannot start with this environment:\n- ${error.message}`)
    process.exit(1)
  }
}
