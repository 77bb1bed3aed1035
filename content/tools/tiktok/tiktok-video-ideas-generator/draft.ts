import type { Random } from '@/lib/core/random'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { IdeaFormat } from '@/lib/kits/video-ideas/idea'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { getFilmForm } from '@/lib/writer/video-subjects'
import { type Video, writeVideos } from '@/lib/writer/videos'
import type { PlanInput, Post } from './fields'
import { getPostingDays } from './fields'

const familiarFormats: ReadonlySet<IdeaFormat> = new Set(['skit', 'list', 'before-after', 'green-screen'])
const showFormats: ReadonlySet<IdeaFormat> = new Set(['faceless', 'before-after', 'tutorial', 'skit'])
const askFormats: ReadonlySet<IdeaFormat> = new Set(['green-screen', 'list'])
const sameFrame = [{ shot: 'Same spot, same first frame as always', text: '' }]
export const MAX_PILLARS = 3
const MAX_SHOTS = 3
/** Every fourth post of a plan is an episode of the series. */
const SERIES_INTERVAL = 4
const episodes =
  'first one I had/oldest/cheapest/one people ask about/one I use most/one I regret/one somebody gave me/smallest/one with a story/one I’d never sell'

/** Writes a plan with one video per posting day in different formats, with episodes of a series in between. */
export const draft = {
  outputKind: 'sentences' as const,
  *write({ reading, parameters }: PlanInput & { reading: PromptReading }, random: Random): Generator<Post> {
    const { mode } = parameters
    const pillars = mode === 'plan' ? parsePillars(parameters.pillars) : mode === 'series' ? ['One at a time'] : []
    const isWanted = ({ format }: Video) => mode !== 'trend-twists' || familiarFormats.has(format)
    const videos = [...writeVideos(reading, random, true)].filter(isWanted)
    const series = mode === 'trend-twists' ? [] : listEpisodes(reading)
    for (const [index, day] of getPostingDays(parameters).entries()) {
      const isEpisode = mode === 'series' || index % SERIES_INTERVAL === SERIES_INTERVAL - 1
      const video = (isEpisode ? series.shift() : undefined) ?? videos.shift() ?? series.shift()
      if (!video) return
      const { title, shots, hook, format, effort } = video
      const lines = [title, ...shots.slice(0, MAX_SHOTS).map(({ shot }) => shot)]
      const idea = lines.map((line) => line.replace(/(?<![.?!”])$/, '.')).join(' ')
      const pillar = showFormats.has(format) ? 'Show' : askFormats.has(format) ? 'Ask' : 'Tell'
      yield { day, pillar: pillars[index % pillars.length] ?? pillar, idea, hook, format, effort }
    }
  },
}

function listEpisodes({ topic, language, isHardDay }: PromptReading): Video[] {
  const hasMany = topic !== null && getFilmForm(topic) === 'many'
  return (hasMany && language === 'en' && !isHardDay ? episodes.split('/') : []).map((episode) => {
    const title = `${capitalizeIfLowercase(topic ?? '')}: the ${episode}`
    return { title, hook: `${title}.`, shots: sameFrame, format: 'story', effort: 'easy' }
  })
}

export const parsePillars = (text: string): string[] =>
  (text.match(/[^,;\n]+/g) ?? []).flatMap((pillar) => capitalizeIfLowercase(pillar.trim()) || []).slice(0, MAX_PILLARS)
