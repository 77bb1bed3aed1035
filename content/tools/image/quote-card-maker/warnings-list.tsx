import type { CardSet } from './cards'
import type { QuoteScene } from './scene'
import { findWarnings } from './warnings'

/** What to know before the cards are saved. */
export default function WarningList({ scene, cardSet }: { scene: QuoteScene; cardSet: CardSet }) {
  return findWarnings(scene, cardSet).map((text) => <p key={text}>{text}</p>)
}
