/** For servers other than the site's own (Vercel's functions), whose response class cannot be replaced. */
import http from 'node:http'
import { restoreLength } from './sized-response.mjs'

const writeHead = http.ServerResponse.prototype.writeHead
http.ServerResponse.prototype.writeHead = function (...args) {
  restoreLength(this)
  return writeHead.apply(this, args)
}
