import { expect, test } from 'vitest'
import { createFailureError, isFinalFailure, type PostFailure, pickMostSpecificFailure } from './post-failures'

test.each([
  ['deleted', 'video_not_found', 404, undefined], // Row 101
  ['not_found', 'video_not_found', 404, undefined],
  ['private', 'video_private', 403, undefined], // Row 101
  ['age', 'video_age', 403, undefined], // Row 101
  ['login', 'video_login', 403, undefined],
  ['region', 'video_region', 451, undefined],
  ['withheld', 'video_withheld', 404, undefined],
  ['rate_limited', 'unavailable', 503, 'upstream_rate'],
  ['challenge', 'unavailable', 503, 'upstream_challenge'], // Row F40
  ['changed_shape', 'unavailable', 503, 'upstream_malformed'], // Row F40
  ['missing_data', 'unavailable', 503, 'upstream_malformed'],
  ['busy', 'unavailable', 503, 'upstream_server'],
] as const)('%s is told as %s', (fault, code, status, reason) => {
  expect(createFailureError(fault)).toMatchObject({ code, status, reason })
})

test.each<[readonly PostFailure[], PostFailure]>([
  [['not_found', 'challenge', 'busy'], 'not_found'],
  [['not_found', 'private'], 'private'],
  [['login', 'not_found'], 'not_found'],
  [['busy', 'changed_shape'], 'changed_shape'],
  [['challenge', 'login'], 'login'],
  [[], 'busy'],
])('of %j the most telling is %s', (faults, fault) => {
  expect(pickMostSpecificFailure(faults)).toBe(fault)
})

test('only a verdict on the post itself ends the search', () => {
  const all: PostFailure[] = [
    'deleted',
    'private',
    'age',
    'region',
    'withheld',
    'not_found',
    'login',
    'rate_limited',
    'challenge',
    'changed_shape',
    'missing_data',
    'busy',
  ]
  expect(all.filter(isFinalFailure)).toEqual(['deleted', 'private', 'age', 'region', 'withheld'])
})
