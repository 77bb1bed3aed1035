import { getProcessSingleton } from '@/lib/server/process-singleton'

/** Writes out what has been counted, as Prometheus reads it. */
type Scrape = () => Promise<string>

/** Has a holder in every process; what it holds is null unless `start.ts` was told to keep counts for `/api/metrics`. */
export const getScraper = () => getProcessSingleton<{ scrape: Scrape | null }>('scraper', () => ({ scrape: null }))
