import { expect, test } from 'vitest'
import { limitEmoji } from './emoji'

test.each([
  ['Fresh 🍞 bread 🔥 today 🎉', 1, 'Fresh 🍞 bread today'],
  ['Fresh 🍞 bread 🔥 today 🎉', 0, 'Fresh bread today'],
  ['Fresh 🍞 bread 🔥 today 🎉', 3, 'Fresh 🍞 bread 🔥 today 🎉'],
  ['Ready 🔥!', 0, 'Ready!'],
  ['👩🏽‍🚀👨‍👩‍👧‍👦 one each', 1, '👩🏽‍🚀 one each'],
  ['line 🍞\n🔥\nline', 0, 'line\n\nline'],
  ['Postsmith™ 1 and 2', 0, 'Postsmith™ 1 and 2'],
  ['step 1️⃣', 0, 'step'],
  ['from 🇩🇪🇫🇷 to 🇩🇪', 2, 'from 🇩🇪🇫🇷 to'],
  ['🇽🇩🇪 bread', 0, '🇽 bread'],
  ['می‌خواهم 🍞', 0, 'می‌خواهم'],
])('%j with at most %i emoji becomes %j', (text, max, expected) => {
  expect(limitEmoji(text, max)).toBe(expected)
})
