import { parsePlans } from '@/lib/writer/sequence/plan'
import type { Angle, Goal } from './fields'

/** What the visitor wants the slides to be, whatever the prompt is. A story is told by its own plan. */
export const planByAngle = parsePlans<Exclude<Angle, 'auto' | 'story'>>(`
  # habits > What would you add?
  . First: [one thing you do each time, and why]
  . Then: [the habit that took you longest, and what it changed]
  . Rarely, but never skipped: [what you do once a month or a year, and why]
  . What I dropped: {turn}. | [a habit that turned out to be no use]
  . What it comes to: {outcome}.
  # mistakes > What would you add?
  . My first mistake: {turn}. | [what you did, and how you noticed]
  . Instead: [what you do now, as an instruction]
  . The one you don’t see: [the mistake that shows only later, and when]
  . The way out: [how you mend it once it has happened]
  . What it comes to: {outcome}.
  # checklist > What would you add?
  . ☐ Before: [what has to be ready, in three words each]
  . ☐ At the start: [the first thing to check, as an instruction]
  . ☐ Halfway: [what to look at while it’s still easy to change]
  . ☐ Often forgotten: {turn}. | [the thing that you forget yourself]
  . ☐ At the end: {outcome}. | [how you know that nothing is missing]
`)

/** The last slide, where the visitor says what it is to ask for. */
export const endingByGoal: Readonly<Record<Exclude<Goal, 'auto' | 'comments'>, { headline: string; body: string }>> = {
  saves: { headline: 'Keep this one', body: 'Save the post, and it’s there when you need it.' },
  shares: { headline: 'Somebody came to mind?', body: 'Send it to them.' },
  clicks: { headline: 'There’s more', body: 'The link is in my profile: [what is behind it].' },
}
