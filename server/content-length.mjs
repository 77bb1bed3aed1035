/** For servers that are not ours (Vercel's functions), whose responses cannot be of our own kind. */
import http from 'node:http'
import { restoreLength } from './sized-response.mjs'

const writeHead = http.ServerResponse.prototype.writeHead
http.ServerResponse.prototype.writeHead = function (...args) {
  restoreLength(this)
  return writeHead.apply(this, args)
}
