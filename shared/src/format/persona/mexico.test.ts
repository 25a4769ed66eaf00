import { revisarCurp, revisarRfc } from '../index.ts'

describe('RFC', () => {
  it.each([
    'GODE561231GR8',
    'COSC8001137NA',
    'CAMA911215CJ0',
    'DIM8701081LA',
    'A&A050908GT0',
    'SAT970701NN3',
    'XAXX010101000',
    'XEXX010101000',
  ])('%s passes', (rfc) => expect(revisarRfc(rfc)).toBeNull())

  it.each(['VACE460910SX6', 'COSC8001137N9'])('%s fails its check digit', (rfc) =>
    expect(revisarRfc(rfc)).toBe('digito'),
  )

  it.each(['GODE561231', 'GODE561231GR', 'GODE561331GR8', 'GO5E561231GR8', 'GODE561231GR8X', 'XXXX'])(
    '%s does not have the shape of an RFC',
    (rfc) => expect(revisarRfc(rfc)).toBe('forma'),
  )

  it('13 characters are a persona física’s, 12 a moral’s', () => {
    expect(revisarRfc('GODE561231GR8', 0)).toBeNull()
    expect(revisarRfc('GODE561231GR8', 1)).toBe('persona')
    expect(revisarRfc('SAT970701NN3', 1)).toBeNull()
    expect(revisarRfc('SAT970701NN3', 0)).toBe('persona')
  })

  it('accepts spaces, hyphens and small letters, and an empty text', () => {
    expect(revisarRfc(' gode-561231-gr8 ')).toBeNull()
    expect(revisarRfc('')).toBeNull()
    expect(revisarRfc('  ')).toBeNull()
  })
})

describe('CURP', () => {
  it.each([
    'BOXW310820HNERXN09',
    'SABC560626MDFLRN01',
    'MOTR930411HJCRMN03',
    'BAUM690216HMSLRG18',
    'AAMR740524HOCBRN08',
  ])('%s passes', (curp) => expect(revisarCurp(curp)).toBeNull())

  it.each(['MOTR930411HJCRMN06', 'BOXW310820HNERXN08'])('%s fails its check digit', (curp) =>
    expect(revisarCurp(curp)).toBe('digito'),
  )

  it.each(['BOXW310820', 'BOXW311320HNERXN09', '1OXW310820HNERXN09', 'BOXW310820ZNERXN09'])(
    '%s does not have the shape of a CURP',
    (curp) => expect(revisarCurp(curp)).toBe('forma'),
  )

  it('accepts spaces, hyphens and small letters, and an empty text', () => {
    expect(revisarCurp('boxw310820-hnerxn09')).toBeNull()
    expect(revisarCurp('')).toBeNull()
  })
})
