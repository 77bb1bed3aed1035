import type { Plan } from '@/lib/writer/sequence/plans'
import type { Angle, Goal } from './fields'

/** What the visitor wants the slides to be, whatever the prompt is. A story is told by its own plan. */
export const angles: Readonly<Record<Exclude<Angle, 'auto' | 'story'>, Plan>> = {
  habits: {
    parts: [
      { head: 'First', says: ['[one thing you do each time, and why]'] },
      { head: 'Then', says: ['[the habit that took you longest, and what it changed]'] },
      { head: 'Rarely, but never skipped', says: ['[what you do once a month or a year, and why]'] },
      { head: 'What I dropped', says: ['{turn}.', '[a habit that turned out to be no use]'] },
      { head: 'What it comes to', says: ['{outcome}.'] },
    ],
    end: { ask: 'What would you add?' },
  },
  mistakes: {
    parts: [
      { head: 'My first mistake', says: ['{turn}.', '[what you did, and how you noticed]'] },
      { head: 'Instead', says: ['[what you do now, as an instruction]'] },
      { head: 'The one you don’t see', says: ['[the mistake that shows only later, and when]'] },
      { head: 'The way out', says: ['[how you mend it once it has happened]'] },
      { head: 'What it comes to', says: ['{outcome}.'] },
    ],
    end: { ask: 'What would you add?' },
  },
  checklist: {
    parts: [
      { head: '☐ Before', says: ['[what has to be ready, in three words each]'] },
      { head: '☐ At the start', says: ['[the first thing to check, as an instruction]'] },
      { head: '☐ Halfway', says: ['[what to look at while it’s still easy to change]'] },
      { head: '☐ Often forgotten', says: ['{turn}.', '[the thing that you forget yourself]'] },
      { head: '☐ At the end', says: ['{outcome}.', '[how you know that nothing is missing]'] },
    ],
    end: { ask: 'What would you add?' },
  },
}

/** The last slide, where the visitor says what it is to ask for. */
export const endings: Readonly<
  Record<Exclude<Goal, 'auto' | 'comments'>, { headline: string; body: string }>
> = {
  saves: { headline: 'Keep this one', body: 'Save the post, and it’s there when you need it.' },
  shares: { headline: 'Somebody came to mind?', body: 'Send it to them.' },
  clicks: { headline: 'There’s more', body: 'The link is in my profile: [what is behind it].' },
}
