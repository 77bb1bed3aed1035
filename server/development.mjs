/** Preloaded into `next dev` with `--import`: writes the trusted client address, as `main.mjs` does in production. */
import http from 'node:http'
import { writeClientAddress } from './client-address.mjs'

const emit = http.Server.prototype.emit
http.Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'request' || event === 'upgrade') writeClientAddress(request)
  return emit.call(this, event, request, ...rest)
}
