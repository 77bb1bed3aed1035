/**
 * `npm run bench:media`: what passing a file on costs. Reads the same parts of a film from TikTok's mock server directly and
 * through the site's production build, in turns in the same run, so compare columns and not runs; the memory is the site's
 * own process. Then makes an MP3 in Chromium, as a visitor's browser does.
 */
import { measureMp3Seconds } from './media/mp3.ts'
import { getVideoPath, siteUrl, startServers, tiktokUrl } from './media/servers.ts'
import { readParts } from './media/transfers.ts'

const series = [
  { streams: 1, megabytes: 100 },
  { streams: 10, megabytes: 10 },
  { streams: 50, megabytes: 4 },
] as const
/** The first round warms up. */
const rounds = 5

const servers = await startServers()
try {
  const direct = `${tiktokUrl}/media/big-200.mp4`
  console.log('| streams | MB each | direct MB/s | site MB/s | ratio | memory before, MB | most, MB |')
  console.log('|---|---|---|---|---|---|---|')
  for (const { streams, megabytes } of series) {
    const speeds: { direct: number; site: number }[] = []
    let before = 0
    let most = 0
    for (let round = 0; round <= rounds; round += 1) {
      const link = `${siteUrl}${await getVideoPath('7300000000000000713')}`
      if (round === 1) before = servers.memory()
      const watch = setInterval(() => {
        most = Math.max(most, servers.memory())
      }, 10)
      const site = await readParts(link, streams, megabytes)
      clearInterval(watch)
      const alone = await readParts(direct, streams, megabytes)
      if (round > 0) speeds.push({ direct: alone, site })
    }
    const [a, b] = [median(speeds.map((speed) => speed.direct)), median(speeds.map((speed) => speed.site))]
    const figures = [a, b].map((speed) => speed.toFixed(0))
    console.log(
      `| ${[streams, megabytes, ...figures, (b / a).toFixed(2), before.toFixed(0), most.toFixed(0)].join(' | ')} |`,
    )
  }
  console.log(`\nMP3 of 128 kbit/s in Chromium: ${(await measureMp3Seconds()).toFixed(2)} s for a minute of sound.`)
} finally {
  servers.stop()
}

function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
}
