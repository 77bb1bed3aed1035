import { type RedisServer, startRedis } from '../test/redis-server'
import { startRoundRobinProxy } from './round-robin-proxy'
import { type SiteProcess, startSite } from './site-process'

/** Two processes of the built site behind one address, with one secret and one Redis. */
export type Instances = {
  /** Of both, in turn. */
  url: string
  first: () => SiteProcess
  second: () => SiteProcess
  redis: RedisServer
  /** Starts one anew: after SIGTERM, else after SIGKILL. */
  restart: (which: 'first' | 'second', gently: boolean) => Promise<void>
  /** Everything that they have printed, those that have ended included. */
  getOutput: () => string
  stop: () => Promise<void>
}

export async function startInstances(settings: Record<string, string>): Promise<Instances> {
  const redis = await startRedis([], true)
  const env = { APP_SECRET: 'the secret of both instances, 32 letters', REDIS_URL: redis.url, ...settings }
  const sites = { first: await startSite(env), second: await startSite(env) }
  const proxy = await startRoundRobinProxy(() => [sites.first.url, sites.second.url])
  let earlierOutput = ''
  return {
    url: proxy.url,
    first: () => sites.first,
    second: () => sites.second,
    redis,
    restart: async (instance, isGraceful) => {
      if (isGraceful) await sites[instance].terminate(10_000)
      await sites[instance].stop()
      earlierOutput += sites[instance].getOutput()
      sites[instance] = await startSite(env)
    },
    getOutput: () => earlierOutput + sites.first.getOutput() + sites.second.getOutput(),
    stop: async () => {
      proxy.stop()
      await Promise.all([sites.first.stop(), sites.second.stop()])
      await redis.remove()
    },
  }
}
