import type { Opcion, TipoPersona } from '../../../contract/index.ts'
import { unId } from '../../builders.ts'
import type { Handlers } from '../handler.ts'

/** A régimen, and the kinds of person to which it applies. */
const regimen = (code: number, nombre: string, ...personas: TipoPersona[]) => ({
  _id: unId(0x50000 + code),
  nombre: `${code} ${nombre}`,
  personas,
})

/** A part of the SAT's catalogue: some for each kind of person and one for both. */
export const regimenes = [
  regimen(601, 'General de Ley Personas Morales', 1),
  regimen(603, 'Personas Morales con Fines no Lucrativos', 1),
  regimen(605, 'Sueldos y Salarios e Ingresos Asimilados a Salarios', 0),
  regimen(606, 'Arrendamiento', 0),
  regimen(612, 'Personas Físicas con Actividades Empresariales y Profesionales', 0),
  regimen(616, 'Sin obligaciones fiscales', 0),
  regimen(623, 'Opcional para Grupos de Sociedades', 1),
  regimen(626, 'Régimen Simplificado de Confianza', 0, 1),
]

/** A part of INEGI's sectors. */
export const giros: Opcion[] = [
  '23 Construcción',
  '31-33 Industrias manufactureras',
  '46 Comercio al por menor',
  '54 Servicios profesionales, científicos y técnicos',
  '61 Servicios educativos',
  '62 Servicios de salud y de asistencia social',
  '72 Servicios de alojamiento temporal y de preparación de alimentos',
].map((nombre, i) => ({ _id: unId(0x60000 + i), nombre }))

export const catalogos = {
  'POST /configuracion/listar_regimenes_fiscales': ({ tipo_persona: tipo }) => ({
    regimenes: regimenes.filter(
      ({ personas }) => (tipo ?? null) === null || personas.includes(tipo as TipoPersona),
    ),
  }),
  'GET /configuracion/listar_giros': () => ({ giros }),
} satisfies Partial<Handlers>
