import { expect, test } from 'vitest'
import { classifyStatusCode } from './status-codes'

test.each([
  [10000, 'challenge'],
  [10101, 'busy'],
  [10102, 'login'],
  [10111, 'busy'],
  [10113, 'challenge'],
  [10114, 'challenge'],
  [10119, 'login'],
  [10202, 'not_found'],
  [10213, 'age'],
  [10214, 'age'],
  [10215, 'withheld'],
  [10216, 'private'],
  [10217, 'withheld'],
  [10218, 'withheld'],
  [10219, 'withheld'],
  [10220, 'withheld'],
  [10221, 'not_found'],
  [10222, 'private'],
  [10223, 'withheld'],
  [10227, 'withheld'],
  [10228, 'withheld'],
  [10229, 'withheld'],
  [10230, 'withheld'],
  [10231, 'region'],
  [99999, 'busy'],
])('the status %i means %s', (code, fault) => {
  expect(classifyStatusCode(code, '')).toBe(fault)
})

test.each([
  ['', 'not_found'],
  ["item doesn't exist", 'not_found'],
  ['item_privacy_authorization&status_deleted', 'deleted'],
  ['status_self_see', 'private'],
  ['item_privacy_authorization', 'private'],
  ['status_reviewing', 'withheld'],
  ['status_audit_not_pass', 'withheld'],
  ['content_classification', 'age'],
  ['cross_border_violation', 'region'],
  ['cross_border_violation_ur', 'region'],
  ['copyright_geo_filter', 'region'],
  ['person_geo_fencing', 'region'],
])('10204 with “%s” means %s', (words, fault) => {
  expect(classifyStatusCode(10204, words)).toBe(fault)
})
