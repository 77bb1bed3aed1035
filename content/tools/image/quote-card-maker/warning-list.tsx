import type { CardSet } from './cards'
import { findWarnings } from './find-warnings'
import type { QuoteScene } from './scene'

/** What to know before the cards are saved. */
export default function WarningList({ scene, cardSet }: { scene: QuoteScene; cardSet: CardSet }) {
  return findWarnings(scene, cardSet).map((text) => <p key={text}>{text}</p>)
}
