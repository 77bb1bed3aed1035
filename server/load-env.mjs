/**
 * Reads `.env` and its kin, with Next's own precedence, before anything reads a setting. What the environment says
 * already wins.
 */
import nextEnv from '@next/env'

process.env.NODE_ENV = 'production'
nextEnv.loadEnvConfig(process.cwd())
