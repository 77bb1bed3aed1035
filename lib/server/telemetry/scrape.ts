import { perProcess } from '@/lib/server/per-process'

/** Writes out what has been counted, as Prometheus reads it. */
type Scrape = () => Promise<string>

/** Has a holder in every process; what it holds is null unless `start.ts` was told to keep counts for `/api/metrics`. */
export const scraper = () => perProcess<{ scrape: Scrape | null }>('scraper', () => ({ scrape: null }))
