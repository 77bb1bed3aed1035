import { createHash } from 'node:crypto'

/** A Redis script and its hash, the server's name for it. All keys must be passed as arguments. */
export type LuaScript = { lua: string; sha1: string }

export const createLuaScript = (lua: string): LuaScript => ({
  lua,
  sha1: createHash('sha1').update(lua).digest('hex'),
})
