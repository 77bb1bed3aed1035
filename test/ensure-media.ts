import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'

/** Runs before any test, because creating the media takes longer than a test may. */
export default async function makeMedia(): Promise<void> {
  await ensureMediaFixtures()
}
