/**
 * Reads `.env` and its kin, with Next's own precedence, before anything reads a setting: Next itself comes later. What
 * the environment says already wins.
 */
import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd())
