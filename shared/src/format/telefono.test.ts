import { enlaceTelefono, telefono } from '.'

it.each([
  ['5512345678', '55 1234 5678'],
  ['3312345678', '33 1234 5678'],
  ['4431234567', '443 123 4567'],
  ['(81) 1234-5678', '81 1234 5678'],
  ['+52 5512345678', '+52 55 1234 5678'],
  ['+5215512345678', '+52 55 1234 5678'],
  ['12345', '12345'],
  ['55 1234 5678 ext. 12', '55 1234 5678 ext. 12'],
  ['+1 415 555 0100', '+1 415 555 0100'],
  ['', ''],
])('a phone number stands in groups: %s', (typed, shown) => {
  expect(telefono(typed)).toBe(shown)
})

it.each([
  ['55 1234 5678', 'tel:5512345678'],
  ['+52 (443) 123-4567', 'tel:+524431234567'],
  ['ext. 12', null],
  ['12', null],
  ['', null],
])('a phone number that can be dialled is a link: %s', (typed, link) => {
  expect(enlaceTelefono(typed)).toBe(link)
})
