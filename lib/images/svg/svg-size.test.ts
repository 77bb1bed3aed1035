import { expect, test } from 'vitest'
import { getSvgSize, isSvg, resizeSvg } from './svg-size'

test.each([
  ['<svg width="120" height="80"/>', [120, 80]],
  ['<svg width="1in" height="2.54cm"></svg>', [96, 96]],
  ['<svg width="100%" height="100%" viewBox="0 0 24 12">', [24, 12]],
  ['<svg viewBox="0,0,640,480"/>', [640, 480]],
  ['<svg width="320" viewBox="0 0 640 480"/>', [320, 240]],
  ["<svg height='24pt' viewBox='-8 -8 16 32'/>", [16, 32]],
  ['<svg/>', [300, 150]],
  ['<svg width="-5" height="0"/>', [300, 150]],
  ['\ufeff<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<svg width="7" height="9">', [7, 9]],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [<!ENTITY a "b>">]><svg width="7" height="9">', [7, 9]],
  ['<svg data-a="x > y" width="7" height="9">', [7, 9]],
])('%s is %j pixels', (svg, [width, height]) => {
  expect(getSvgSize(svg)).toEqual({ width, height })
})

test.each(['', '<?xml version="1.0"?><plist/>', '<!-- <svg> -->', '<svgs width="1">', '<svg width="1"', '<!--'])(
  '%j is no SVG',
  (text) => {
    expect(isSvg(text)).toBe(false)
    expect(getSvgSize(text)).toBeNull()
    expect(resizeSvg(text, { width: 9, height: 9 })).toBe(text)
  },
)

test('in another size the root has that size, and a view box where it had none', () => {
  const scaled = resizeSvg('<?xml version="1.0"?><svg width="10" height="5" fill=\'a"b\'><g/></svg>', {
    width: 40,
    height: 20,
  })
  expect(scaled).toBe(
    '<?xml version="1.0"?><svg width="40" height="20" fill="a&quot;b" viewBox="0 0 10 5" xmlns="http://www.w3.org/2000/svg"><g/></svg>',
  )
  expect(resizeSvg('<svg xmlns="x" viewBox="1 1 2 2"/>', { width: 4, height: 4 })).toBe(
    '<svg xmlns="x" viewBox="1 1 2 2" width="4" height="4"/>',
  )
})
