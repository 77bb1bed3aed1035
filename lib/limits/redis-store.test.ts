import { beforeAll } from 'vitest'
import { RedisConnection } from '@/lib/redis/connection'
import { type RedisServer, startRedis } from '@/test/redis-server'
import { limitStoreBehaves } from './limit-store.contract'
import { RedisLimitStore } from './redis-store'

let server: RedisServer
let connection: RedisConnection

beforeAll(async () => {
  server = await startRedis()
  connection = new RedisConnection(server.url)
  return async () => {
    connection.close()
    await server.remove()
  }
})

limitStoreBehaves(() => {
  server.ask('FLUSHALL')
  return new RedisLimitStore(connection)
})
