/** People with the members that filters search; the examples name them by `nombre`. */
export const personasDeEjemplo = [
  {
    nombre: 'Noemí',
    apellido_paterno: 'Martínez',
    apellido_materno: 'Peña',
    celular: '(477) 988-0779',
    email: 'noemi.martinez@uno.mx',
    rfc: 'MAPN850312AB1',
    curp: 'mapn850312mgtrxm09',
  },
  {
    nombre: 'José María',
    apellido_paterno: 'de la Cruz',
    apellido_materno: 'Ñáñez',
    celular: '+52 477 988 0779',
    email: 'jose@uno.mx',
  },
  {
    nombre: 'Martín Noé',
    apellido_paterno: 'Lara',
    apellido_materno: '',
    celular: '01 477 988 0779',
    email: 'martin@dos.mx',
  },
  {
    nombre: 'Ana',
    apellido_paterno: 'Peña',
    apellido_materno: 'Martínez',
    celular: '4779880779',
    email: 'ana@dos.mx',
    rfc: 'XAXX010101000',
  },
  {
    nombre: 'Óscar',
    apellido_paterno: 'Ramos',
    apellido_materno: 'de la Cruz',
    celular: '55 1234-5678 ext. 90',
    email: 'oscar@tres.mx',
    nombre_comercial: 'Café «El Ñandú»',
    razon_social: 'Alimentos del Norte, S.A. de C.V.',
    rfc: 'cen-990101-ab2',
  },
  {
    nombre: 'Íker',
    apellido_paterno: 'O’Hara–Ruiz',
    apellido_materno: '',
    celular: '',
    email: 'iker@cuatro.mx',
    rfc: '\u202Aohri\u00A0900101\u2011ab3\u202C',
  },
] as const

type Lista = '/clientes/listar' | '/clientes/listar_avanzado' | '/asesorias/listar' | '/usuarios/listar'

/** A question, and the people that it finds. */
export type EjemploDeBusqueda = readonly [filtro: Record<string, string>, encuentra: readonly string[]]

const SAME_NUMBER = ['Noemí', 'José María', 'Martín Noé', 'Ana']
const BOTH_SURNAMES = ['Noemí', 'Ana']

const names: readonly EjemploDeBusqueda[] = [
  [{ nombre: 'noemi martinez' }, ['Noemí']],
  [{ nombre: 'MARTÍNEZ  noemi' }, ['Noemí']],
  [{ nombre: 'martinez peña' }, BOTH_SURNAMES],
  [{ nombre: 'maria jose' }, ['José María']],
  [{ nombre: 'mart noe' }, ['Noemí', 'Martín Noé']],
  [{ nombre: 'noemi lara' }, []],
  // A single word looks at its own field only.
  [{ nombre: 'noe' }, ['Noemí', 'Martín Noé']],
  [{ nombre: 'martinez' }, []],
  [{ apellido_paterno: 'martinez peña' }, BOTH_SURNAMES],
  [{ apellido_materno: 'martinez peña' }, BOTH_SURNAMES],
  [{ apellido_paterno: 'cruz de la' }, ['José María']],
  [{ apellido_materno: 'de la cruz' }, ['Óscar']],
  [{ apellido_paterno: 'PENA' }, ['Ana']],
  [{ nombre: 'ana peña', apellido_materno: 'martinez' }, ['Ana']],
  // What is pasted along, and what is written for the same.
  [{ nombre: '\u200Bnoemi\tmartinez\r\n' }, ['Noemí']],
  [{ nombre: 'ＮＯＥＭＩ\u00A0martínez' }, ['Noemí']],
  ...["o'hara-ruiz", 'O`HARA‑RUIZ', 'o‘hara—ruiz', 'Oʼ\u2066hara－ruiz'].map(
    (apellido_paterno): EjemploDeBusqueda => [{ apellido_paterno }, ['Íker']],
  ),
]

/** The queries of each list, and the people that the api finds by each. The in-memory back end compares texts more simply. */
export const ejemplosDeBusqueda: Record<Lista, readonly EjemploDeBusqueda[]> = {
  '/clientes/listar': [
    ...names,
    ...[
      '477 988 0779',
      '(477) 988-0779',
      '+52 477 988 0779',
      '+5214779880779',
      '0052 477 988 0779',
      '01 477 988 0779',
      '044-477-988-0779',
      '4779880779',
      '988 07',
      '477.98',
      '+52 477',
      '+52 (4',
      '01 477',
      '\u202A+52\u00A0477\u20119880779\u202C',
      '４７７–988\t0779',
    ].map((celular): EjemploDeBusqueda => [{ celular }, SAME_NUMBER]),
    [{ celular: '+52 55' }, ['Óscar']],
    [{ celular: '34 56' }, ['Óscar']],
    [{ celular: '5512345678' }, ['Óscar']],
    [{ celular: '+52 98' }, []],
    [{ celular: '07791' }, []],
    [{ celular: 'EXT' }, ['Óscar']],
    [{ celular: '0779', nombre: 'peña ana' }, ['Ana']],
    [{ email: 'UNO.mx noemi' }, ['Noemí']],
    [{ nombre: 'mapn850312ab1' }, ['Noemí']],
    [{ nombre: 'MAPN-850312-AB1' }, ['Noemí']],
    [{ nombre: 'Mapn850312mgtrxm09' }, ['Noemí']],
    [{ nombre: '\u2066MAPN\u00A0850312\u2011AB1\u2069' }, ['Noemí']],
    [{ nombre: 'ＭＡＰＮ850312AB1' }, ['Noemí']],
    [{ nombre: 'OHRI900101AB3' }, ['Íker']],
    [{ nombre: 'cen990101ab2', celular: '0779' }, []],
    // The list does not show it, so nobody may guess it letter by letter.
    [{ nombre: 'mapn850312' }, []],
    // Everybody without an RFC has this one.
    [{ nombre: 'XAXX010101000' }, []],
  ],
  '/clientes/listar_avanzado': [
    [{ cliente: 'peña noemi', empresa: '' }, ['Noemí']],
    [{ cliente: 'martinez', empresa: '' }, BOTH_SURNAMES],
    [{ cliente: '', empresa: 'ñandu cafe' }, ['Óscar']],
    [{ cliente: '', empresa: 'norte ñandú' }, ['Óscar']],
    [{ cliente: 'cruz oscar', empresa: 'cafe' }, ['Óscar']],
    [{ cliente: 'noemi', empresa: 'cafe' }, []],
    [{ cliente: '', empresa: 'CEN990101AB2' }, ['Óscar']],
    [{ cliente: 'cen 990101 ab2', empresa: 'ñandu' }, ['Óscar']],
    [{ cliente: 'MAPN850312MGTRXM09', empresa: '' }, ['Noemí']],
  ],
  '/asesorias/listar': [
    [{ cliente: 'martinez noemi' }, ['Noemí']],
    [{ cliente: 'MARTINEZ peña' }, BOTH_SURNAMES],
    [{ cliente: 'mapn850312mgtrxm09' }, ['Noemí']],
    [{ cliente: 'CEN990101AB2' }, ['Óscar']],
    [{ cliente: 'XAXX010101AAA' }, []],
  ],
  '/usuarios/listar': names,
}
