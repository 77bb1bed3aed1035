/** Loaded before the server by `npm start` (`--import`), in this order. Vercel's edge does its part of this by itself. */
import './load-env.mjs'
import './client-address.mjs'
import './edge.mjs'
