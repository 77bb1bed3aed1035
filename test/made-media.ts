import { madeMedia } from '../e2e/stand-ins/made-media'

/** Before any test: making them takes longer than a test may. */
export default async function makeMedia(): Promise<void> {
  await madeMedia()
}
