import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'

/** Before any test: making them takes longer than a test may. */
export default async function makeMedia(): Promise<void> {
  await ensureMediaFixtures()
}
