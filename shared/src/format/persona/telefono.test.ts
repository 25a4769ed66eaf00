import { enlaceCorreo, enlaceTelefono, enlaceWhatsapp, telefono } from '../index.ts'

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
  ['\u202A+52\u00A055 1234\u20115678\u202C', '+52 55 1234 5678'],
  ['５５ 1234–5678', '55 1234 5678'],
  ['', ''],
])('a phone number stands in groups: %s', (typed, shown) => {
  expect(telefono(typed)).toBe(shown)
})

it.each([
  ['55 1234 5678', 'tel:5512345678'],
  ['+52 (443) 123-4567', 'tel:+524431234567'],
  ['01 (477) 988-0779', 'tel:4779880779'],
  ['52 477 988 0779', 'tel:4779880779'],
  ['+52 1 477 988 0779', 'tel:+524779880779'],
  ['+1 415 555 0100', 'tel:+14155550100'],
  ['988 0779', 'tel:9880779'],
  ['\u202A+52 443 123 4567\u202C', 'tel:+524431234567'],
  ['\u2066443\u00A0123\u20114567\u2069', 'tel:4431234567'],
  ['４４３ 123–4567', 'tel:4431234567'],
  ['55 1234 5678 ext. 12', 'tel:5512345678;ext=12'],
  ['+52 (55) 1234-5678, Extensión 1204', 'tel:+525512345678;ext=1204'],
  ['55 1234 5678 x9', 'tel:5512345678;ext=9'],
  ['0000000000', null],
  ['ext. 12', null],
  ['12', null],
  ['55 1234 5678 o 55 8765 4321', null],
  ['', null],
])('[E-08] a phone number that can be dialled is a link: %s', (typed, link) => {
  expect(enlaceTelefono(typed)).toBe(link)
})

it.each([
  ['477 988 0779', 'https://wa.me/524779880779'],
  ['+52 1 (477) 988-0779', 'https://wa.me/524779880779'],
  ['044 55 1234 5678', 'https://wa.me/525512345678'],
  ['+1 415 555 0100', 'https://wa.me/14155550100'],
  ['\u202A+52 477 988 0779\u202C', 'https://wa.me/524779880779'],
  ['＋1 415 555 0100', 'https://wa.me/14155550100'],
  ['988 0779', null],
  ['0000000000', null],
  ['+52 12', null],
  ['55 1234 5678 ext. 12', null],
  ['', null],
])('[E-08] WhatsApp is given the country and the ten digits: %s', (typed, link) => {
  expect(enlaceWhatsapp(typed)).toBe(link)
})

it.each([
  ['ana@correo.mx', 'mailto:ana@correo.mx'],
  ['ana+citas@correo.mx', 'mailto:ana%2Bcitas@correo.mx'],
  ['ana?bcc=luis@correo.mx', 'mailto:ana%3Fbcc%3Dluis@correo.mx'],
  ['ana@correo.mx?cc=luis&body=hola', 'mailto:ana@correo.mx%3Fcc%3Dluis%26body%3Dhola'],
  ['ana%0Abcc=luis@correo.mx', 'mailto:ana%250Abcc%3Dluis@correo.mx'],
  ['ñandú@niñez.mx', 'mailto:%C3%B1and%C3%BA@ni%C3%B1ez.mx'],
  ['a#b/c@correo.mx', 'mailto:a%23b%2Fc@correo.mx'],
  ['ana@correo.mx, luis@correo.mx', null],
  ['ana@correo.mx;luis', null],
  ['Ana<ana@correo.mx>', null],
  ['ana@correo.mx(casa)', null],
  ['mailto:ana@correo.mx', null],
  ['ana\u202E@correo.mx', null],
  ['ana\u0000@correo.mx', null],
  ['ana\uD800@correo.mx', null],
  ['no tiene', null],
  ['', null],
])('[E-08] a single e-mail is a link: %s', (typed, link) => {
  expect(enlaceCorreo(typed)).toBe(link)
})
