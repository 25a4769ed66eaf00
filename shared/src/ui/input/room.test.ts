import { roomOf } from './room.ts'

const at = (element: Element | null, top: number, height: number) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
}

function page(html: string, { field, bar }: { field: number; bar: number }) {
  document.body.innerHTML = html
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true })
  const input = document.querySelector('input')
  at(input, field, 40)
  at(document.querySelector('[data-bar]'), bar, 60)
  return input ? roomOf(input).height : 0
}

const dialog = '<div role="dialog"><form><input><div data-dialog-footer data-bar></div></form></div>'
const form = '<form><input><div data-form-bar data-bar></div></form>'

it.each([dialog, form])(
  '[G-19] a field’s popup has room down to the buttons, and does not cover them (%s)',
  (html) => {
    expect(page(html, { field: 300, bar: 600 })).toBe(600)
  },
)

it('[G-19] buttons that are not below the field do not reduce its room', () => {
  expect(page(form, { field: 700, bar: 600 })).toBe(800)
  expect(page(form, { field: 300, bar: 1200 })).toBe(800)
  expect(page('<input>', { field: 300, bar: 0 })).toBe(800)
})
