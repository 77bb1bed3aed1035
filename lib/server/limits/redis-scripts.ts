import { createLuaScript } from '@/lib/server/redis/connection'

/** KEYS: window. ARGV: its length in ms. Returns the hits so far and the ms left. */
export const hitScript = createLuaScript(`
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}
`)

/** KEYS: key. ARGV: TTL in ms. Returns 1, or 0 if the key is already remembered. */
export const rememberKeyScript = createLuaScript(`
return redis.call('SET', KEYS[1], '1', 'NX', 'PX', ARGV[1]) and 1 or 0
`)

/** KEYS: budget. Returns the spent or reserved amount. */
export const getSpentScript = createLuaScript(`return tonumber(redis.call('GET', KEYS[1]) or '0')`)

/** Uses the server's clock. `lease` creates or renews a run's slots under a key. */
const leaseFunctions = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function at(ms) return string.format('%.0f', ms) end
local function lease(key, run, places, ms)
  for place = 1, places do redis.call('ZADD', key, at(now + ms), run .. ':' .. place) end
  redis.call('ZREMRANGEBYSCORE', key, '-inf', at(now))
  if redis.call('PTTL', key) < ms then redis.call('PEXPIRE', key, at(ms)) end
end
`

/**
 * KEYS: slots of pool and holder, the run, each budget, each use counter, the tool's own first. ARGV: the JSON
 * of `RedisLimitStore.take`. Returns a word, the first counter's uses and the lowest remaining number. Checks before it
 * writes, and its first write is one that a full server refuses, so it takes everything or nothing.
 */
export const takeScript = createLuaScript(`${leaseFunctions}
local order = cjson.decode(ARGV[1])
local firstUse = 4 + #order.budgets
local function count(key) return tonumber(redis.call('GET', key) or '0') end
local function held(key) return redis.call('ZCOUNT', key, '(' .. at(now), '+inf') end
local function add(key, amount, ms)
  local sum = redis.call('INCRBY', key, at(amount))
  if sum == amount then redis.call('PEXPIRE', key, at(ms)) end
  return sum
end

for i, limit in ipairs(order.limits) do
  if count(KEYS[firstUse + i - 1]) >= limit then return {i == 1 and 'quota' or 'total', 0} end
end
for i, budget in ipairs(order.budgets) do
  if count(KEYS[3 + i]) + budget.amount > budget.limit then
    if budget.scope == 'site' then return {'budget', 0} end
    return {held(KEYS[2]) > 0 and 'busy' or 'share', 0}
  end
end
for i, most in ipairs({order.total, order.maxPerHolder}) do
  if held(KEYS[i]) + order.count > most then return {'busy', 0} end
end
if order.isDryRun then return {'ok', 0} end

local used, left = 0, 9007199254740991
for i, limit in ipairs(order.limits) do
  local uses = add(KEYS[firstUse + i - 1], 1, order.useMs)
  if i == 1 then used = uses end
  left = math.min(left, limit - uses)
end
for i = 1, 2 do lease(KEYS[i], order.runId, order.count, order.leaseMs) end
for i, budget in ipairs(order.budgets) do
  local sum = add(KEYS[3 + i], budget.amount, budget.ttlMs)
  if budget.scope == 'visitor' and budget.unit == 'runs' then left = math.min(left, budget.limit - sum) end
end
redis.call('SET', KEYS[3], '1', 'PX', at(order.runMs))
return {'ok', used, left}
`)

/**
 * KEYS: for each run the slots of its pool, those of its holder, and the run. ARGV: for each run its name, its slots
 * and the ms of its lease. A settled run stays settled; a run whose lease has expired gets its slots back.
 */
export const renewScript = createLuaScript(`${leaseFunctions}
for last = 3, #KEYS, 3 do
  if redis.call('EXISTS', KEYS[last]) == 1 then
    for i = last - 2, last - 1 do lease(KEYS[i], ARGV[last - 2], tonumber(ARGV[last - 1]), tonumber(ARGV[last])) end
  end
end
`)

/**
 * KEYS: as for `takeScript`. ARGV: the run's name, its slots, '1' to refund the uses, then each budget's change. Does
 * nothing for an unknown or settled run, so it is safe to resend.
 */
export const settleScript = createLuaScript(`
if redis.call('DEL', KEYS[3]) == 0 then return 0 end
local budgets = #ARGV - 3
for i = 1, 2 do
  for place = 1, tonumber(ARGV[2]) do redis.call('ZREM', KEYS[i], ARGV[1] .. ':' .. place) end
end
for i = 1, budgets do
  if redis.call('EXISTS', KEYS[3 + i]) == 1 then redis.call('INCRBY', KEYS[3 + i], ARGV[3 + i]) end
end
if ARGV[3] == '1' then
  for i = 4 + budgets, #KEYS do
    if tonumber(redis.call('GET', KEYS[i]) or '0') > 0 then redis.call('DECR', KEYS[i]) end
  end
end
return 1
`)
