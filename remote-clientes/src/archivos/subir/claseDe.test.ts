import { claseDe } from './claseDe.ts'

it.each([
  ['INE frente.pdf', 'identificacion'],
  ['identificación_oficial.jpg', 'identificacion'],
  ['Constancia de Situación Fiscal.pdf', 'constancia_fiscal'],
  ['CSF-2026.pdf', 'constancia_fiscal'],
  ['recibo CFE agosto.pdf', 'comprobante'],
  ['Contrato firmado.docx', 'contrato'],
  ['cine.pdf', null],
  ['IMG_2041.heic', null],
])('[E-19] «%s» is proposed as %s', (name, clase) => {
  expect(claseDe(name)).toBe(clase)
})
