import { getDefaultParameters } from '@/lib/tool/form-values'
import { defineWidgetTool } from '@/lib/tool/tool'
import { MAX_ENTRIES } from './entries'
import { type GiveawayRules, giveawayForm } from './giveaway-form'

export default defineWidgetTool({
  loads: 'first-interaction',
  icon: 'gift',
  order: 300,
  category: 'creator',
  startingPoints: ['text', 'file'],
  searchWords: 'pick a winner, random picker, wheel of names, raffle generator, lucky draw, draw names',
  copyValues: { maxEntries: MAX_ENTRIES },
  relatedToolTypes: ['instagram-engagement-rate', 'instagram-story-ideas', 'instagram-caption', 'twitter-tweet'],
  async getSample() {
    const { runDrawJob } = await import('./run-draw-job')
    const { sample } = giveawayForm.input
    const rules = getDefaultParameters(giveawayForm.fields) as GiveawayRules
    const seed = 'sample'
    const reply = await runDrawJob({ kind: 'draw', text: sample, rules, seed })
    if (reply.kind !== 'drawn') throw new Error('The sample list gives no winner.')
    const { summary, drawnNames } = reply
    return {
      input: sample,
      results: [
        {
          kind: 'answer',
          name: `Winner, drawn from ${summary.people} people`,
          answer: drawnNames.winners.join(', '),
          style: 'large',
          note: `Proof: seed “${seed}”, SHA-256 of the cleaned list ${summary.hash.slice(0, 8)}…`,
        },
      ],
      note: 'The same list and seed always give the same winner. Your drawing gets a random seed and a link to check it.',
    }
  },
})
