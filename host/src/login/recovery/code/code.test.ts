import { emptyCode, erase, write } from './code.ts'

const boxes = (text: string) => [...text].map((digit) => digit.replace('_', ''))

it.each<[string, number, string, string, number]>([
  ['____', 0, '4', '4___', 1],
  ['407_', 3, '1', '4071', 3],
  ['____', 0, '4071', '4071', 3],
  ['9___', 2, ' 40-71 ', '4071', 3],
  ['____', 1, '07', '_07_', 3],
  ['4071', 1, '05', '4571', 2],
  ['4071', 1, '50', '4571', 2],
  ['4071', 1, '', '4_71', 1],
  ['4071', 1, 'x', '4071', 1],
])('[L-05] %s with box %d getting «%s» is %s', (before, at, text, after, next) => {
  expect(write(boxes(before), at, text)).toEqual({ code: boxes(after), next })
})

it('[L-05] backspace empties a box, and in an empty box the one before it', () => {
  expect(erase(boxes('40__'), 1)).toEqual({ code: boxes('4___'), next: 1 })
  expect(erase(boxes('40__'), 2)).toEqual({ code: boxes('4___'), next: 1 })
  expect(erase(emptyCode, 0)).toEqual({ code: emptyCode, next: 0 })
})
