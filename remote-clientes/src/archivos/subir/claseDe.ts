import type { ClaseArchivo } from '@backoffice/shared/format'

/** Words of a file's name that say what it is, as offices name their files. */
const PALABRAS: [ClaseArchivo, RegExp][] = [
  ['constancia_fiscal', /^(csf|fiscal|sat)$/],
  ['identificacion', /^(ine|ife|identificacion|pasaporte|credencial|licencia|cedula)$/],
  ['contrato', /^(contrato|convenio)$/],
  ['comprobante', /^(comprobante|recibo|cfe|predial|telmex|domicilio)$/],
]

/** What a file most likely is, by its name: a proposal that the person sees and can change (E-19); null: no idea. */
export function claseDe(name: string): ClaseArchivo | null {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  return PALABRAS.find(([, word]) => words.some((one) => word.test(one)))?.[0] ?? null
}
