import { createHash } from 'node:crypto'

/** A script for Redis, and the name under which the server keeps it. Its keys must all come from outside. */
export type LuaScript = { lua: string; sha1: string }

export const createLuaScript = (lua: string): LuaScript => ({
  lua,
  sha1: createHash('sha1').update(lua).digest('hex'),
})
