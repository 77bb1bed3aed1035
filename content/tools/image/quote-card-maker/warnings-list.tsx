import type { Cards } from './cards'
import type { QuoteScene } from './scene'
import { warningsOf } from './warnings'

/** What to know before the cards are saved. */
export default function Warnings({ scene, made }: { scene: QuoteScene; made: Cards }) {
  return warningsOf(scene, made).map((text) => <p key={text}>{text}</p>)
}
