/**
 * Loaded before `next dev` (`--import`), whose server nobody else makes: visitors' addresses there are the sockets'. The
 * site itself runs in `main.mjs`.
 */
import http from 'node:http'
import { writeClientAddress } from './client-address.mjs'

const emit = http.Server.prototype.emit
http.Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'request' || event === 'upgrade') writeClientAddress(request)
  return emit.call(this, event, request, ...rest)
}
