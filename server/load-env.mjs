/** Loads `.env` and its variants, in Next.js order, before any setting is read. The environment takes precedence. */
import nextEnv from '@next/env'

process.env.NODE_ENV = 'production'
nextEnv.loadEnvConfig(process.cwd())
