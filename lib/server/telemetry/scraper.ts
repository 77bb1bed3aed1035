import { getProcessSingleton } from '@/platform/next/process-state'

type Scrape = () => Promise<string>

/** Returns the process's scraper. `scrape` is null unless `start.ts` enables metrics for `/api/metrics`. */
export const getScraper = () => getProcessSingleton<{ scrape: Scrape | null }>('scraper', () => ({ scrape: null }))
