import { script } from '@/lib/redis/script'

/** KEYS: window. ARGV: its length in ms. Gives the hits so far and the ms left. */
export const hit = script(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}
`)

/** KEYS: key. ARGV: ms that it is remembered. Gives 1, or 0 when it is remembered already. */
export const claim = script(`
return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0
`)

/** KEYS: budget. Gives what is spent or set aside. */
export const spent = script(`return tonumber(redis.call('GET', KEYS[1]) or '0')`)

/** KEYS: key. */
export const forget = script(`return redis.call('DEL', KEYS[1])`)

/**
 * KEYS: places of the pool, places of the holder, the run, budget, then each count of uses, the tool's own first.
 * ARGV: '1' to look only, the run's name, ms of the lease, places wanted, in all, for one holder, share of the budget
 * ('' for none), cap, ms that counts are kept, ms that the run is kept, then the limit of each count. Gives a word and
 * the uses of the first count.
 *
 * It looks without writing, and its first write is one that a full server refuses: everything is taken or nothing. Time
 * is the server's.
 */
export const take = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function at(ms) return string.format('%.0f', ms) end
local function count(key) return tonumber(redis.call('GET', key) or '0') end
local function held(key) return redis.call('ZCOUNT', key, '(' .. at(now), '+inf') end
local lease, places, share = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[7])

for i = 5, #KEYS do
  if count(KEYS[i]) >= tonumber(ARGV[i + 6]) then return {i == 5 and 'quota' or 'total', 0} end
end
if share and count(KEYS[4]) + share > tonumber(ARGV[8]) then return {'budget', 0} end
for i = 1, 2 do
  if held(KEYS[i]) + places > tonumber(ARGV[i + 4]) then return {'busy', 0} end
end
if ARGV[1] == '1' then return {'ok', 0} end

local used = 0
for i = 5, #KEYS do
  local uses = redis.call('INCR', KEYS[i])
  if uses == 1 then redis.call('PEXPIRE', KEYS[i], ARGV[9]) end
  if i == 5 then used = uses end
end
for i = 1, 2 do
  for place = 1, places do redis.call('ZADD', KEYS[i], at(now + lease), ARGV[2] .. ':' .. place) end
  redis.call('ZREMRANGEBYSCORE', KEYS[i], '-inf', at(now))
  if redis.call('PTTL', KEYS[i]) < lease then redis.call('PEXPIRE', KEYS[i], lease) end
end
if share and redis.call('INCRBY', KEYS[4], ARGV[7]) == share then redis.call('PEXPIRE', KEYS[4], ARGV[9]) end
redis.call('SET', KEYS[3], '1', 'PX', ARGV[10])
return {'ok', used}
`)

/**
 * KEYS: as for `take`. ARGV: the run's name, its places, what the budget changes by, '1' to give the uses back.
 * Does nothing for a run that was never taken or is settled already, so it may be sent again.
 */
export const settle = script(`
if redis.call('DEL', KEYS[3]) == 0 then return 0 end
for i = 1, 2 do
  for place = 1, tonumber(ARGV[2]) do redis.call('ZREM', KEYS[i], ARGV[1] .. ':' .. place) end
end
if redis.call('EXISTS', KEYS[4]) == 1 then redis.call('INCRBY', KEYS[4], ARGV[3]) end
if ARGV[4] == '1' then
  for i = 5, #KEYS do
    if tonumber(redis.call('GET', KEYS[i]) or '0') > 0 then redis.call('DECR', KEYS[i]) end
  end
end
return 1
`)
